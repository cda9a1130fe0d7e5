import { useTranslation } from 'react-i18next'
import { brand } from '../brand.ts'
import { isTopic } from '../catalogue/topics.ts'
import { mailFields, mailto } from './compose.ts'
import type { Values } from './fields.ts'
import { useTopicLabel } from './use-topic-label.ts'

/** Makes the address of an e-mail that says what the form says. */
export const useMail = () => {
  const { t } = useTranslation()
  const topicLabel = useTopicLabel()
  return (values: Values): string => {
    const shown = { ...values, topic: isTopic(values.topic) ? topicLabel(values.topic) : '' }
    return mailto({
      to: brand.email,
      subject: [shown.topic, values.company.trim()].filter(Boolean).join(', '),
      lines: mailFields.map((field) => [t(`contactForm.fields.${field}`), shown[field]]),
      message: values.message,
    })
  }
}
