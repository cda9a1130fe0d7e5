import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { useConfig } from '../../config/config-context.ts'
import type { Config } from '../../config/rules.ts'
import { useConsent } from '../../tracking/consent-context.ts'
import { LanguageSuggestion } from './language-suggestion.tsx'
import css from './notices.module.css'
import { useHeight } from './use-height.ts'

/** Shows no banner if a blocker stops its script; what needs consent is then never loaded. */
const ConsentBanner = lazy(
  (): Promise<{ default: ComponentType<{ mode: Config['CONSENT_MODE'] }> }> =>
    import('../../tracking/consent-banner.tsx').then(
      (module) => ({ default: module.ConsentBanner }),
      () => ({ default: () => null }),
    ),
)

/**
 * Shows the consent banner at the window's lower edge, over the page, and the language suggestion above the banner, where a late arrival
 * moves nothing.
 */
export function Notices() {
  const { CONSENT_MODE } = useConfig()
  const measured = useConsent()
  const isAsking = measured !== undefined && !measured.consent.record
  const banner = useHeight('--banner-height')
  const wasAsking = useRef(false)
  useEffect(() => {
    // The banner takes the focus with it when it goes.
    if (wasAsking.current && !isAsking && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
    wasAsking.current = isAsking
  }, [isAsking])
  return (
    <div ref={banner} className={css.notices}>
      <Suspense fallback={null}>
        <LanguageSuggestion />
        {isAsking && <ConsentBanner mode={CONSENT_MODE} />}
      </Suspense>
    </div>
  )
}
