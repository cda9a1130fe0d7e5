import { useTranslation } from 'react-i18next'
import { collectionOf } from '../catalogue/collections.ts'
import { languagesOf } from '../catalogue/pages.ts'
import { absoluteUrl } from '../catalogue/urls.ts'
import { feedPath } from '../findability/feed-path.ts'
import { isIndexed } from '../findability/indexed.ts'
import { markdownPath } from '../findability/markdown-path.ts'
import { showsPriceList } from '../findability/shows-price-list.ts'
import { socialSize } from '../findability/social-image.ts'
import { defaultLanguage, type Language, languages } from '../i18n/languages.ts'
import type { PageProps } from '../pages/layout/page-props.ts'
import { brand } from '../provider/brand.ts'
import { plainText } from '../typography/plain-text.ts'

/** A page's title as tabs and search results show it. */
export const titleOf = (title: string) => `${plainText(title)} | ${brand.product}`

/** The page's metadata for browsers and search engines; React moves it into the document's head. */
export function Head({ page, content, language }: PageProps & { language: Language }) {
  const { t } = useTranslation()
  const { id, path, kind } = page
  const translations = languagesOf(id)
  const collection = collectionOf(page)
  const title = titleOf(content.title)
  const isListed = isIndexed({ kind }, content)
  return (
    <>
      <title>{title}</title>
      {!isListed && <meta name="robots" content="noindex" />}
      <meta name="description" content={content.description} />
      <link rel="canonical" href={absoluteUrl(path, language)} />
      {translations.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={absoluteUrl(path, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absoluteUrl(path, defaultLanguage)} />
      {isListed && <link rel="alternate" type="text/markdown" href={markdownPath(path, language)} />}
      {collection && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`${t(`labels.${collection.landing}`)} | ${brand.product}`}
          href={feedPath(collection.landing, language)}
        />
      )}
      {showsPriceList({ kind }, content) && (
        <link rel="alternate" type="application/json" href="/prices.json" />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={content.description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={absoluteUrl(path, language)} />
      <meta property="og:site_name" content={brand.product} />
      <meta property="og:locale" content={languages[language].openGraph} />
      {translations
        .filter((code) => code !== language)
        .map((code) => (
          <meta key={code} property="og:locale:alternate" content={languages[code].openGraph} />
        ))}
      {content.socialImage && (
        <>
          <meta property="og:image" content={brand.siteUrl + content.socialImage} />
          <meta property="og:image:width" content={String(socialSize.width)} />
          <meta property="og:image:height" content={String(socialSize.height)} />
          <meta property="og:image:alt" content={plainText(content.socialAlt ?? content.h1)} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
