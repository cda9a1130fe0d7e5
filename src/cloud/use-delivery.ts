import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlain } from '../browser/plain-click.ts'
import { useSaving } from '../components/saving.tsx'
import { deliver } from './deliver.ts'
import type { ErrorText } from './errors.ts'
import type { Library } from './use-library.ts'

interface Progress {
  label: string
  state: 'fetching' | 'done'
  /** Why the site's own copy was saved, if it was. */
  reason?: ErrorText | undefined
}

/** For links to the site's own copies: where the operator has set a bucket, a click fetches the bucket's copy instead, through a signed link. */
export const useDelivery = (whenListed: Library['whenListed']) => {
  const [progress, setProgress] = useState<Progress>()
  const saving = useSaving()
  const message = useMessage(progress)

  const fetchFromBucket = (event: MouseEvent, file: string, label: string) => {
    if (!whenListed || !isPlain(event.nativeEvent)) return
    event.preventDefault()
    if (progress?.state === 'fetching') return
    setProgress({ label, state: 'fetching' })
    saving.forget()
    const save = (content: Blob) => saving.save({ name: file, content, page: location.href })
    deliver(file, whenListed(), save).then((reason) => setProgress({ label, state: 'done', reason }))
  }
  return { fetchFromBucket, outcome: { result: saving.result, save: saving.save, message } }
}

/** The message while a file is fetched, and after the bucket's copy has failed. */
const useMessage = (progress: Progress | undefined): string | undefined => {
  const { t } = useTranslation()
  if (progress?.state === 'fetching') return t('cloud.fetching', { label: progress.label })
  return progress?.reason && `${t(`cloud.errors.${progress.reason}`)} ${t('cloud.ownCopy')}`
}
