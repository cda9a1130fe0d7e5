import { useTranslation } from 'react-i18next'
import { brand } from '../brand.ts'
import { Section } from '../components/section.tsx'
import css from './contacts.module.css'
import type { Content } from './contacts.schema.ts'

export function Contacts(section: Content) {
  const { t } = useTranslation()
  return (
    <Section {...section}>
      <dl className={css.contacts}>
        <div>
          <dt>{t('contacts.phone')}</dt>
          <dd>
            <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contacts.email')}</dt>
          <dd>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contacts.line')}</dt>
          <dd>{brand.line}</dd>
        </div>
        <div>
          <dt>{t('contacts.address')}</dt>
          <dd>{t('contacts.addressLine')}</dd>
        </div>
      </dl>
    </Section>
  )
}
