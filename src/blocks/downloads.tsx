import { type MouseEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deliver, ownCopy } from '../cloud/deliver.ts'
import type { ErrorText } from '../cloud/errors.ts'
import { useLibrary } from '../cloud/use-library.ts'
import { Rich } from '../components/rich.tsx'
import { SaveOutcome, useSaving } from '../components/saving.tsx'
import { Section } from '../components/section.tsx'
import { type Language, languages } from '../i18n/languages.ts'
import css from './downloads.module.css'
import type { Content } from './downloads.schema.ts'

interface Progress {
  label: string
  state: 'fetching' | 'done'
  /** Why the site's own copy was saved instead of the bucket's, if it was. */
  reason?: ErrorText | undefined
}

/** Files of the site; if the operator has set a bucket, a click fetches the bucket's copy instead, through a signed link. */
export function Downloads({ items, ...section }: Content) {
  const list = useRef<HTMLUListElement>(null)
  const { listing, whenListed } = useLibrary(list)
  const [progress, setProgress] = useState<Progress>()
  const saving = useSaving()
  const told = useTold(progress)

  const fetchFromBucket = (event: MouseEvent, file: string, label: string) => {
    if (!whenListed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (progress?.state === 'fetching') return
    setProgress({ label, state: 'fetching' })
    saving.forget()
    const save = (content: Blob) => saving.save({ name: file, content, page: location.href })
    deliver(file, whenListed(), save).then((reason) => setProgress({ label, state: 'done', reason }))
  }
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
      <SaveOutcome {...saving} told={told} />
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

/** The message while a file is being fetched, or after the bucket's copy has failed. */
const useTold = (progress: Progress | undefined): string | undefined => {
  const { t } = useTranslation()
  if (progress?.state === 'fetching') return t('cloud.fetching', { label: progress.label })
  return progress?.reason && `${t(`cloud.errors.${progress.reason}`)} ${t('cloud.ownCopy')}`
}
