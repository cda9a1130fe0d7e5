import { parseObject } from '../browser/parse-object.ts'
import { stored } from '../browser/stored.ts'
import { areValues, hasWords, type Values } from './fields.ts'

/** What a stored text says of the form, or nothing where it is none, or holds more than the form takes. */
export const parseEntries = (text: string): Values | undefined => {
  const values = parseObject(text)
  return areValues(values) ? values : undefined
}

/** What is being written, for the way to other pages and back: the tab's alone, and gone with it. */
const store = stored('contact-form', parseEntries, () => sessionStorage)

export const readEntries = (): Values | undefined => store.read()

export const dropEntries = (): void => store.remove()

export const keepEntries = (values: Values): void =>
  hasWords(values) ? store.write(JSON.stringify(values)) : dropEntries()
