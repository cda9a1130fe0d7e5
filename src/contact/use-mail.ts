import { useTranslation } from 'react-i18next'
import { isTopic } from '../catalogue/topics.ts'
import { brand } from '../provider/brand.ts'
import { isCallTime } from './call-times.ts'
import { mailFields, mailto, messageText } from './compose.ts'
import type { Entries } from './fields.ts'
import { useTopicLabel } from './use-topic-label.ts'

/** Composes a `mailto:` address, or a text to copy, from the form's values. */
export const useMail = () => {
  const { t } = useTranslation()
  const topicLabel = useTopicLabel()
  const partsOf = (values: Entries) => {
    const shown = {
      ...values,
      topic: isTopic(values.topic) ? topicLabel(values.topic) : '',
      callTime: isCallTime(values.callTime) ? t(`contactForm.callTimes.${values.callTime}`) : '',
    }
    return {
      to: brand.email,
      subject: [shown.topic, values.company.trim()].filter(Boolean).join(', '),
      lines: mailFields.map((field) => [t(`contactForm.fields.${field}`), shown[field]] as const),
      message: values.message,
    }
  }
  return {
    addressOf: (values: Entries): string => mailto(partsOf(values)),
    textOf: (values: Entries): string => messageText(partsOf(values)),
  }
}
