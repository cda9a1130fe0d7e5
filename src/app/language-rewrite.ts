import { hrefOf, splitHref } from '../catalogue/urls.ts'
import type { Language } from '../i18n/languages.ts'

/** Route paths carry no language: the rewrite strips the prefix from incoming addresses and adds it to outgoing ones. */
export const languageRewrite = (language: Language) => ({
  input: ({ url }: { url: URL }) => {
    url.pathname = splitHref(url.pathname).path
    return url
  },
  output: ({ url }: { url: URL }) => {
    url.pathname = hrefOf(url.pathname, language)
    return url
  },
})
