import { useTranslation } from 'react-i18next'
import { loadForm } from '../contact/load-form.ts'
import { useAskedTopic } from '../contact/use-asked-topic.ts'
import { useTopicLabel } from '../contact/use-topic-label.ts'
import { Channels } from './layout/channels.tsx'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'

export const load = loadForm

export function Page(props: PageProps) {
  const { t } = useTranslation()
  const labelOf = useTopicLabel()
  const asked = useAskedTopic()
  const topic = asked ? t('contactForm.about', { topic: labelOf(asked) }) : ''
  return <Document {...props} hero={{ look: 'document', topic, below: <Channels /> }} />
}
