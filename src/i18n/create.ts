import { createInstance, type InitOptions, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from './languages.ts'

/** Options for any source of texts: no fallback language, which could hide a gap; no escaping, since React does it. */
const options: InitOptions = {
  fallbackLng: false,
  load: 'currentOnly',
  defaultNS: 'common',
  ns: ['common'],
  keySeparator: '.',
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
}

/** A private i18next instance for one render, one language. */
export const createI18n = (
  language: Language,
  extra: InitOptions,
  plugins: Parameters<i18n['use']>[0][] = [],
): i18n => {
  const instance = createInstance({ ...options, ...extra, lng: language })
  for (const plugin of [initReactI18next, ...plugins]) instance.use(plugin)
  return instance
}

/**
 * Loads one namespace; resolves even if that fails or it is already loaded. i18next's own `loadNamespaces` waits for every namespace in
 * flight: a click would wait for everything that is being prefetched.
 */
export const loadNamespace = ({ language, services }: i18n, namespace: string): Promise<void> =>
  new Promise((resolve) => services.backendConnector.load([language], [namespace], () => resolve()))

/** Loads a namespace that may have failed before, which i18next would never request again. */
export const loadNamespaceAgain = async (i18n: i18n, namespace: string): Promise<void> => {
  const { language, services } = i18n
  if (i18n.hasResourceBundle(language, namespace)) return
  await new Promise<void>((resolve) =>
    services.backendConnector.reload([language], [namespace], () => resolve()),
  )
}
