import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useFormView } from '../form/form-context.ts'
import { useTexts } from '../texts.ts'

/** Typing that goes on is not interrupted. */
const rest = 800

const Unseen = styled('p')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

/** Reads the answer, or what is wrong, to those who do not see it change; the answer that the page came with is not news. */
export function Announcement({ sentence }: { sentence: string }) {
  const { own, shared } = useTexts()
  const { errors } = useFormView()
  const names = Object.keys(errors)
  const problems = names.map((name) => own(`fields.${name}.label`)).join(', ')
  const now = names.length > 0 ? `${shared('check')} ${problems}` : sentence
  const [first] = useState(now)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (now === first && said === '') return undefined
    const timer = setTimeout(setSaid, rest, now)
    return () => clearTimeout(timer)
  }, [now, first, said])
  return <Unseen role="status">{said}</Unseen>
}
