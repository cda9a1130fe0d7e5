import type { Block } from '../../src/blocks/blocks.ts'
import type { PageId } from '../../src/catalogue/pages.ts'
import type { ServiceDescription } from '../../src/content/page.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { translatedFile } from './translated-file.ts'

/** The file of a service's description in the default language. */
export const descriptionFile = (service: PageId): string => `service-description-${service}.pdf`

/**
 * The description of a service as the page of all descriptions offers it; `undefined` if that page leaves it out.
 * @param offers the blocks of the page of all descriptions
 */
export const descriptionOf = (
  offers: readonly Block[],
  service: PageId,
  language: Language,
): ServiceDescription | undefined => {
  const file = translatedFile(descriptionFile(service), language)
  const offer = offers.find(
    (block) => block.type === 'downloads' && block.items.some((item) => item.file === file),
  )
  return offer && { file, ...(offer.sample && { sample: offer.sample }) }
}
