import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOutOfApp, isInApp } from '../browser/in-app.ts'
import { canShare, type Saved, saveFile } from '../browser/save-file.ts'
import { CopyOutcome, useCopying } from './copying.tsx'
import css from './saving.module.css'

/** A file that the page has made, with other ways to get its content. */
export interface PageFile {
  readonly name: string
  readonly content: Blob
  /** The same content as text for copying. */
  readonly text?: string
  /** The address of a page that creates the file again. */
  readonly page?: string
}

export interface SaveResult {
  readonly file: PageFile
  readonly saved: Saved
}

/** Saves files and keeps the last result for SaveOutcome. */
export const useSaving = () => {
  const [result, setResult] = useState<SaveResult>()
  const save = async (file: PageFile): Promise<void> =>
    setResult({ file, saved: await saveFile(file.content, file.name) })
  return { result, save, forget: () => setResult(undefined) }
}

interface SaveOutcomeProps {
  result: SaveResult | undefined
  save: (file: PageFile) => Promise<void>
  /** A message to show instead: that the file is being made, or could not be made. */
  message?: string | undefined
  /** Hides the result, where it covers what is below it. */
  onHide?: (() => void) | undefined
}

/** Reports the result and offers other ways to get the file, since browsers never say whether they saved it. Stays until the next file. */
export function SaveOutcome({ result, save, message, onHide }: SaveOutcomeProps) {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className={css.said}>
        {message ||
          (result && (
            <WithName text={t(textOf(result), { name: result.file.name })} name={result.file.name} />
          ))}
      </p>
      {result && !message && result.saved !== 'shared' && (
        <FileWays file={result.file} save={save} onHide={onHide} />
      )}
    </>
  )
}

/** A sentence with a file's name, which stays whole. */
function WithName({ text, name }: { text: string; name: string }) {
  const [before, after] = text.split(name)
  return (
    <>
      {before}
      <span className={css.name}>{name}</span>
      {after}
    </>
  )
}

const textOf = ({ saved }: SaveResult) =>
  saved === 'downloaded' && isInApp() ? 'save.inApp' : (`save.${saved}` as const)

function FileWays({ file, save, onHide }: { file: PageFile } & Pick<SaveOutcomeProps, 'save' | 'onHide'>) {
  const { t } = useTranslation()
  const { outcome, copy } = useCopying()
  const { text, page } = file
  return (
    <Ways page={page} onHide={onHide}>
      {canShare(file.content, file.name) && (
        <li>
          <button type="button" onClick={() => save(file)}>
            {t('save.share')}
          </button>
        </li>
      )}
      {text !== undefined && (
        <li>
          <button type="button" onClick={() => copy(text)}>
            {t('save.copy')}
          </button>{' '}
          <CopyOutcome outcome={outcome} />
        </li>
      )}
    </Ways>
  )
}

/** Ways to another browser: out of this app, or by a mail with the page's address. */
export function Ways({
  page,
  onHide,
  children,
}: {
  page: string | undefined
  onHide?: SaveOutcomeProps['onHide']
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const out = page && addressOutOfApp(page)
  return (
    <ul className={css.ways}>
      {children}
      {page && isInApp() && <li>{out ? <a href={out}>{t('save.open')}</a> : t('save.openBy')}</li>}
      {page && (
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(document.title)}&body=${encodeURIComponent(page)}`}>
            {t('save.mail')}
          </a>
        </li>
      )}
      {onHide && (
        <li>
          <button type="button" onClick={onHide}>
            {t('save.hide')}
          </button>
        </li>
      )}
    </ul>
  )
}
