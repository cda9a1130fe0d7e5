import { useTranslation } from 'react-i18next'
import { firstBlock } from '../blocks/first-block.ts'
import { Cloth } from '../components/cloth.tsx'
import { loadForm } from '../contact/load-form.ts'
import { useAskedTopic } from '../contact/use-asked-topic.ts'
import { useTopicLabel } from '../contact/use-topic-label.ts'
import { Channels } from './layout/channels.tsx'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'

export const load = loadForm

/**
 * The contact page: shows what happens next and the page's first notice beside the form, and its first list, of what a message should say,
 * below the message's field.
 */
export function Page({ page, content }: PageProps) {
  const { t } = useTranslation()
  const labelOf = useTopicLabel()
  const topicInAddress = useAskedTopic()
  const topic = topicInAddress ? t('contactForm.about', { topic: labelOf(topicInAddress) }) : ''
  const next = firstBlock(content.blocks, 'steps')
  const hints = firstBlock(content.blocks, 'list')
  const notice = firstBlock(content.blocks, 'callout')
  const blocks = content.blocks
    .filter((block) => block !== next && block !== hints && block !== notice)
    .map((block) => (block.type === 'contact-form' ? { ...block, next, hints, notice } : block))
  return (
    <Document
      page={page}
      content={{ ...content, blocks }}
      hero={{
        look: 'split',
        topic,
        aside: (
          <>
            <Cloth page={page} />
            <Channels />
          </>
        ),
      }}
    />
  )
}
