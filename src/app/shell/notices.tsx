import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { useConfig } from '../../config/config-context.ts'
import type { Config } from '../../config/rules.ts'
import { useConsent } from '../../tracking/consent-context.ts'
import { LanguageSuggestion } from './language-suggestion.tsx'
import css from './notices.module.css'

/** Shows no banner if a blocker stops its script; what needs consent is then never loaded. */
const ConsentBanner = lazy(
  (): Promise<{ default: ComponentType<{ mode: Config['CONSENT_MODE'] }> }> =>
    import('../../tracking/consent-banner.tsx').then(
      (module) => ({ default: module.ConsentBanner }),
      () => ({ default: () => null }),
    ),
)

/**
 * Shows the consent banner and the language suggestion at the window's lower edge, over the page. They appear together, since a later one
 * would move the other.
 */
export function Notices() {
  const { CONSENT_MODE } = useConfig()
  const measured = useConsent()
  const asks = measured !== undefined && !measured.consent.record
  const ref = useOwnHeight()
  const asked = useRef(false)
  useEffect(() => {
    // The banner takes the focus with it when it goes.
    if (asked.current && !asks && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
    asked.current = asks
  }, [asks])
  return (
    <div ref={ref} className={css.notices}>
      <Suspense fallback={null}>
        {asks && <ConsentBanner mode={CONSENT_MODE} />}
        <LanguageSuggestion />
      </Suspense>
    </div>
  )
}

/** Tells the style sheet how much of the window the notices cover, so that everything below them can be scrolled into view. */
const useOwnHeight = () => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = ref
    if (!current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      if (current.offsetHeight > 0) style.setProperty('--notices-height', `${current.offsetHeight}px`)
      else style.removeProperty('--notices-height')
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return ref
}
