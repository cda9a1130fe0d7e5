import { useTranslation } from 'react-i18next'
import { isPageTopic, type Topic } from '../catalogue/topics.ts'

/** Returns a function that names a topic: by its page's label, or its own. */
export const useTopicLabel = () => {
  const { t } = useTranslation()
  return (topic: Topic): string =>
    isPageTopic(topic) ? t(`labels.${topic}`) : t(`contactForm.topics.${topic}`)
}
