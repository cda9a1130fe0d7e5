import { withoutMarks } from '../typography/marks.ts'
import type { Values } from './fields.ts'

interface Mail {
  to: string
  subject: string
  /** Each field that has a value, with its label. */
  lines: readonly (readonly [label: string, value: string])[]
  message: string
}

/** The address that makes a mail program open a new message; line ends as RFC 6068 asks for them. */
export const mailto = ({ to, subject, lines, message }: Mail): string => {
  const head = lines
    .filter(([, value]) => value.trim())
    .map(([label, value]) => withoutMarks(`${label}: ${value.trim()}`))
  const body = [...head, '', message.trim()].join('\n').replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(withoutMarks(subject))}&body=${encodeURIComponent(body)}`
}

/** The fields that go above the message, in order. */
export const mailFields = [
  'topic',
  'name',
  'company',
  'email',
  'phone',
] as const satisfies readonly (keyof Values)[]
