import { lazy, Suspense } from 'react'
import { useConfig } from '../../config/config-context.ts'
import { useConsent } from '../../tracking/consent-context.ts'
import { LanguageSuggestion } from './language-suggestion.tsx'
import css from './notices.module.css'

const ConsentBanner = lazy(() =>
  import('../../tracking/consent-banner.tsx').then((module) => ({ default: module.ConsentBanner })),
)

/** What the site has to say beside the page, in one place at the window's lower edge; nothing in the page moves for it. */
export function Notices() {
  const { CONSENT_MODE } = useConfig()
  const measured = useConsent()
  return (
    <div className={css.notices}>
      <LanguageSuggestion />
      {measured && !measured.consent.record && (
        <Suspense fallback={null}>
          <ConsentBanner mode={CONSENT_MODE} />
        </Suspense>
      )}
    </div>
  )
}
