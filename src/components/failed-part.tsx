import { useTranslation } from 'react-i18next'
import actions from './actions.module.css'
import { ContactLink } from './contact-link.tsx'
import css from './failed-part.module.css'

/** Says that a part of the page has failed, and what the visitor can do. */
export function FailedPart() {
  const { t } = useTranslation()
  return (
    <div role="alert" className={css.failed}>
      <p>{t('failed.part')}</p>
      <WaysOn />
    </div>
  )
}

/**
 * Like `FailedPart`, for a part without a section of its own.
 * @param isKept whether the address contains what was entered
 */
export function FailedTool({ isKept }: { isKept: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={css.alone}>
      <div role="alert" className={css.failed}>
        <p>{t('failed.part')}</p>
        {isKept && <p>{t('failed.kept')}</p>}
        <WaysOn />
      </div>
    </div>
  )
}

/** Offers to reload the page, to call or to send an e-mail. */
export function WaysOn() {
  const { t } = useTranslation()
  return (
    <div className={css.ways}>
      <button type="button" className={actions.main} onClick={() => location.reload()}>
        {t('failed.reload')}
      </button>
      <ContactLink way="phone" />
      <ContactLink way="email" />
    </div>
  )
}
