import { useTranslation } from 'react-i18next'
import { ContactLink } from '../components/contact-link.tsx'
import { Section } from '../components/section.tsx'
import css from './contacts.module.css'
import type { Content } from './contacts.schema.ts'

export function Contacts(section: Content) {
  const { t } = useTranslation()
  return (
    <Section {...section}>
      <dl className={css.contacts}>
        {(['phone', 'email', 'line'] as const).map((way) => (
          <div key={way}>
            <dt>{t(`contacts.${way}`)}</dt>
            <dd>
              <ContactLink way={way} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('contacts.address')}</dt>
          <dd className={css.address}>{t('contacts.addressLine')}</dd>
        </div>
      </dl>
    </Section>
  )
}
