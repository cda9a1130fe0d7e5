import { useTranslation } from 'react-i18next'
import type { PageId } from '../catalogue/pages.ts'
import css from './contact-form.module.css'
import { controlProps, type FieldProps, Labelled } from './field.tsx'
import { generalTopics, otherTopic, serviceTopics } from './topics.ts'

/** What the message is about. */
export function TopicField({ mistake }: Pick<FieldProps, 'mistake'>) {
  const { t } = useTranslation()
  const field = { field: 'topic', mistake } as const
  return (
    <Labelled {...field} wide>
      <select className={css.control} defaultValue="" {...controlProps(field)}>
        <option value="">{t('contactForm.topicChoose')}</option>
        <optgroup label={t('contactForm.topicServices')}>
          <Options topics={serviceTopics} />
        </optgroup>
        <optgroup label={t('contactForm.topicGeneral')}>
          <Options topics={generalTopics} />
          <option value={otherTopic}>{t('contactForm.topicOther')}</option>
        </optgroup>
      </select>
    </Labelled>
  )
}

function Options({ topics }: { topics: readonly PageId[] }) {
  const { t } = useTranslation()
  return topics.map((topic) => (
    <option key={topic} value={topic}>
      {t(`labels.${topic}`)}
    </option>
  ))
}
