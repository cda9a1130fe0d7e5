import { useTranslation } from 'react-i18next'
import { ContactLink } from '../../components/contact-link.tsx'
import { Icon } from '../../components/icon.tsx'
import { PageLink } from '../../components/page-link.tsx'
import css from './bottom-bar.module.css'

/** On phones: call, LINE and message within thumb's reach, from below the first screen to the footer, but not while something is being entered. */
export function BottomBar() {
  const { t } = useTranslation()
  return (
    <div className={css.track}>
      <nav aria-label={t('next.contact')} className={css.bar} data-arrives data-hidden-while-typing>
        <ContactLink way="phone" className={css.way}>
          {t('next.call')}
        </ContactLink>
        <ContactLink way="line" className={css.way}>
          {t('contacts.line')}
        </ContactLink>
        <PageLink page="contact" className={css.way}>
          <Icon name="email" />
          {t('next.message')}
        </PageLink>
      </nav>
    </div>
  )
}
