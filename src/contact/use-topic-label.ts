import { useTranslation } from 'react-i18next'
import { isPageTopic, type Topic } from '../catalogue/topics.ts'

/** Gives a topic's name: its page's label, or its own. */
export const useTopicLabel = () => {
  const { t } = useTranslation()
  return (topic: Topic): string =>
    isPageTopic(topic) ? t(`labels.${topic}`) : t(`contactForm.topics.${topic}`)
}
