import type { Source } from '../../shared/source.ts'
import { useFormat, useTexts } from '../texts.ts'

/** What was read of each source and when, or why it was not. */
export function StepSources({ ids, sources }: { ids: readonly string[]; sources: readonly Source[] }) {
  const { shared } = useTexts()
  const format = useFormat()
  const text = (source: Source) =>
    'read' in source
      ? shared('working.source', { ...source, date: format.date(source.read) })
      : shared(`working.unread.${source.unread}`, { ...source, date: format.date(source.sought) })
  return sources
    .filter(({ id }) => ids.includes(id))
    .map((source) => <span key={source.id}> {text(source)}</span>)
}
