import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ownCopy } from '../cloud/deliver.ts'
import { useDelivery } from '../cloud/use-delivery.ts'
import { useLibrary } from '../cloud/use-library.ts'
import { Rich } from '../components/rich.tsx'
import { SaveOutcome } from '../components/saving.tsx'
import { Section } from '../components/section.tsx'
import { type Language, languages } from '../i18n/languages.ts'
import css from './downloads.module.css'
import type { Content } from './downloads.schema.ts'

/** Files of the site; where the operator has set a bucket, a click fetches the bucket's copy instead, through a signed link. */
export function Downloads({ items, ...section }: Content) {
  const list = useRef<HTMLUListElement>(null)
  const { listing, whenListed } = useLibrary(list)
  const { fetchFromBucket, outcome } = useDelivery(whenListed)
  return (
    <Section {...section}>
      <ul ref={list} className={css.downloads}>
        {items.map(({ file, label, note }) => (
          <li key={file}>
            <a href={ownCopy(file)} download onClick={(event) => fetchFromBucket(event, file, label)}>
              {label}
            </a>
            <Kind file={file} size={listing?.get(file)?.size} />
            <p>
              <Rich>{note}</Rich>
            </p>
          </li>
        ))}
      </ul>
      <SaveOutcome {...outcome} />
    </Section>
  )
}

/** The kind of file, and its size if the bucket reports one. */
function Kind({ file, size }: { file: string; size: number | undefined }) {
  const { i18n } = useTranslation()
  return (
    <span className={css.kind}>
      {file.split('.').pop()}
      {size !== undefined && ` ${formatSize(size, i18n.language as Language)}`}
    </span>
  )
}

const formatSize = (bytes: number, language: Language) => {
  const isLarge = bytes >= 1e6
  return new Intl.NumberFormat(languages[language].locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumSignificantDigits: 2,
  }).format(bytes / (isLarge ? 1e6 : 1e3))
}
