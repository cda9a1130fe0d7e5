import { useTranslation } from 'react-i18next'
import { topicGroups } from '../catalogue/topics.ts'
import select from '../components/select.module.css'
import css from './contact-form.module.css'
import { controlProps, type FieldProps, Labelled } from './field.tsx'
import { useTopicLabel } from './use-topic-label.ts'

/** What the message is about. */
export function TopicField({ mistake }: Pick<FieldProps, 'mistake'>) {
  const { t } = useTranslation()
  const labelOf = useTopicLabel()
  const field = { field: 'topic', mistake } as const
  return (
    <Labelled {...field}>
      <select className={`${select.select} ${css.control}`} defaultValue="" {...controlProps(field)}>
        <option value="">{t('contactForm.topicChoose')}</option>
        {topicGroups.map(({ id, topics }) => (
          <optgroup
            key={id}
            label={
              id === 'start' || id === 'general' ? t(`contactForm.topicGroups.${id}`) : t(`groups.${id}`)
            }
          >
            {topics.map((each) => (
              <option key={each} value={each}>
                {labelOf(each)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Labelled>
  )
}
