import { styled } from '@mui/material/styles'

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  '& li': {
    paddingInlineStart: 12,
    borderInlineStart: '2px solid var(--palette-warning)',
    fontSize: 'var(--type-small)',
    lineHeight: 1.55,
  },
})

/** What must be said beside a result; nothing when there is nothing to say. */
export function Notes({ notes }: { notes: readonly string[] }) {
  return (
    notes.length > 0 && (
      <List>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </List>
    )
  )
}
