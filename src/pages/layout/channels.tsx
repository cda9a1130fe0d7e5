import { useTranslation } from 'react-i18next'
import { ContactLink } from '../../components/contact-link.tsx'
import { brand } from '../../provider/brand.ts'
import css from './channels.module.css'

/** Phone, LINE and e-mail as large targets, above any form. */
export function Channels() {
  const { t } = useTranslation()
  return (
    <ul className={css.channels}>
      {(['phone', 'line', 'email'] as const).map((way) => (
        <li key={way}>
          <ContactLink way={way} className={css.channel}>
            <span className={css.way}>{t(`contacts.${way}`)}</span>{' '}
            <span className={css.address}>{brand[way]}</span>
          </ContactLink>
        </li>
      ))}
    </ul>
  )
}
