import { useTranslation } from 'react-i18next'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { useConfig } from '../config/config-context.ts'
import css from './callout.module.css'
import type { Content } from './callout.schema.ts'

export function Callout({ text, statusPage, ...section }: Content) {
  return (
    <Section {...section}>
      {statusPage ? (
        <Status text={text} statusPage={statusPage} />
      ) : (
        <p className={css.callout}>
          <Rich>{text}</Rich>
        </p>
      )}
    </Section>
  )
}

/** Takes the room of the longer text: only the browser knows whether there is a status page. */
function Status({ text, statusPage }: Required<Pick<Content, 'text' | 'statusPage'>>) {
  const { t } = useTranslation()
  const { STATUS_URL } = useConfig()
  return (
    <div className={`${css.callout} ${css.either}`}>
      <p data-shown={!STATUS_URL}>
        <Rich>{text}</Rich>
      </p>
      <p data-shown={Boolean(STATUS_URL)}>
        <Rich>{statusPage}</Rich> <a href={STATUS_URL}>{t('status')}</a>
      </p>
    </div>
  )
}
