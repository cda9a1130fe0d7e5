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
  const asks = measured !== undefined && !measured.consent.record
  const banner = useHeight('--banner-height')
  const asked = useRef(false)
  useEffect(() => {
    // The banner takes the focus with it when it goes.
    if (asked.current && !asks && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
    asked.current = asks
  }, [asks])
  return (
    <div ref={banner} className={css.notices}>
      <Suspense fallback={null}>
        <LanguageSuggestion />
        {asks && <ConsentBanner mode={CONSENT_MODE} />}
      </Suspense>
    </div>
  )
}
