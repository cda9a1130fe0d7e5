import type { EmotionCache } from '@emotion/cache'
import { RouterProvider } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { StrictMode, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import { SessionContext } from '../cloud/session-context.ts'
import type { SessionStore } from '../cloud/session-store.ts'
import { ConfigContext } from '../config/config-context.ts'
import type { Config } from '../config/rules.ts'
import { ConsentContext } from '../tracking/consent-context.ts'
import type { ConsentStore } from '../tracking/consent-store.ts'
import { cutter } from '../typography/cut.ts'
import { CutContext } from '../typography/text.ts'
import { StyleCacheContext } from '../widgets/style-cache.ts'
import type { AppRouter } from './router.tsx'

interface AppProps {
  router: AppRouter
  i18n: i18n
  config: Config
  /** `undefined` on a site without tracking. */
  consent?: ConsentStore | undefined
  /** `undefined` on a site without a user pool. */
  session?: SessionStore | undefined
  /** Collects the widgets' styles; given only while prerendering. */
  styleCache?: EmotionCache
}

export function App({ router, i18n, config, consent, session, styleCache }: AppProps) {
  // The words that stay on one line, which the build adds to the shell's texts.
  const cut = useMemo(() => cutter(i18n.getResource(i18n.language, 'common', 'kept') ?? []), [i18n])
  return (
    <StrictMode>
      <ConfigContext value={config}>
        <ConsentContext value={consent}>
          <SessionContext value={session}>
            <StyleCacheContext value={styleCache}>
              <I18nextProvider i18n={i18n}>
                <CutContext value={cut}>
                  <RouterProvider router={router} />
                </CutContext>
              </I18nextProvider>
            </StyleCacheContext>
          </SessionContext>
        </ConsentContext>
      </ConfigContext>
    </StrictMode>
  )
}
