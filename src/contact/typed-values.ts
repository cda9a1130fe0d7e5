import { parseObject } from '../browser/parse-object.ts'
import { stored } from '../browser/stored.ts'
import { areEntries, type Entries, hasWords } from './fields.ts'

/** @returns `undefined` if the text is damaged or longer than the form allows */
export const parseTypedValues = (text: string): Entries | undefined => {
  // Entries kept by earlier releases have no time to call.
  const values = { callTime: '', ...parseObject(text) }
  return areEntries(values) ? values : undefined
}

/** Keeps what is typed but not yet sent while the visitor looks at other pages, in this tab only and until it is closed. */
const store = stored('contact-form', parseTypedValues, () => sessionStorage)

export const readTypedValues = (): Entries | undefined => store.read()

export const dropTypedValues = (): void => store.remove()

/** Stores what is typed; removes it if every field is empty. */
export const keepTypedValues = (values: Entries): void =>
  hasWords(values) ? store.write(JSON.stringify(values)) : dropTypedValues()
