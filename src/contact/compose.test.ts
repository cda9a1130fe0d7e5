import { describe, expect, it } from 'vitest'
import { mailto, messageText } from './compose.ts'

describe('the address of a composed e-mail', () => {
  const address = new URL(
    mailto({
      to: 'hello@provider.example',
      subject: 'Storage & Keys',
      lines: [
        ['Name', ' สมชาย '],
        ['Phone', ' '],
      ],
      message: 'One\nTwo\r\n100 % = all?\n',
    }),
  )
  const parameters = new URLSearchParams(address.search.replaceAll('+', '%2B'))

  it('names the receiver', () =>
    expect(address.protocol + address.pathname).toBe('mailto:hello@provider.example'))
  it('carries the subject', () => expect(parameters.get('subject')).toBe('Storage & Keys'))
  it('carries every filled-in field and the message, with the line ends of mail', () =>
    expect(parameters.get('body')).toBe('Name: สมชาย\r\n\r\nOne\r\nTwo\r\n100 % = all?'))
})

it('a message as a text to copy has the same content as the e-mail', () => {
  const lines = [
    ['Name', ' สมชาย '],
    ['Phone', ' '],
  ] as const
  expect(messageText({ lines, message: 'One\nTwo\n' })).toBe('Name: สมชาย\n\nOne\nTwo')
})
