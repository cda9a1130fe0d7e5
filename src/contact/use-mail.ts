import { useTranslation } from 'react-i18next'
import { brand } from '../brand.ts'
import { mailFields, mailto } from './compose.ts'
import type { Values } from './fields.ts'
import { isTopic, otherTopic } from './topics.ts'

/** Makes the address of an e-mail that says what the form says. */
export const useMail = () => {
  const { t } = useTranslation()
  const topicLabel = (topic: string) => {
    if (!isTopic(topic)) return ''
    return topic === otherTopic ? t('contactForm.topicOther') : t(`labels.${topic}`)
  }
  return (values: Values): string => {
    const shown = { ...values, topic: topicLabel(values.topic) }
    return mailto({
      to: brand.email,
      subject: [shown.topic, values.company.trim()].filter(Boolean).join(', '),
      lines: mailFields.map((field) => [t(`contactForm.fields.${field}`), shown[field]]),
      message: values.message,
    })
  }
}
