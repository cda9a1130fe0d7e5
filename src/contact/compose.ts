import type { Entries } from './fields.ts'

interface Mail {
  to: string
  subject: string
  /** Each field that has a value, with its label. */
  lines: readonly (readonly [label: string, value: string])[]
  message: string
}

/** A message as one text: each field that has a value, then the visitor's words. */
export const messageText = ({ lines, message }: Pick<Mail, 'lines' | 'message'>): string => {
  const head = lines.filter(([, value]) => value.trim()).map(([label, value]) => `${label}: ${value.trim()}`)
  return [...head, '', message.trim()].join('\n')
}

/** Removes lone surrogates, which a broken paste may leave and which cannot be encoded. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))

/** The `mailto:` address that opens a new message in a mail program; line ends follow RFC 6068. */
export const mailto = ({ to, subject, lines, message }: Mail): string => {
  const body = messageText({ lines, message }).replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encoded(subject)}&body=${encoded(body)}`
}

/** The fields that go above the message, in order. */
export const mailFields = [
  'topic',
  'name',
  'company',
  'email',
  'phone',
  'callTime',
] as const satisfies readonly (keyof Entries)[]
