import { parseObject } from '../browser/parse-object.ts'
import { stored } from '../browser/stored.ts'
import { areValues, hasWords, type Values } from './fields.ts'

/** @returns `undefined` if the text is damaged or longer than the form allows */
export const parseTypedValues = (text: string): Values | undefined => {
  // Values kept by earlier releases have no time to call.
  const values = { callTime: '', ...parseObject(text) }
  return areValues(values) ? values : undefined
}

/** Keeps what is typed but not yet sent while the visitor looks at other pages, in this tab only and until it is closed. */
const store = stored('contact-form', parseTypedValues, () => sessionStorage)

export const readTypedValues = (): Values | undefined => store.read()

export const dropTypedValues = (): void => store.remove()

export const keepTypedValues = (values: Values): void =>
  hasWords(values) ? store.write(JSON.stringify(values)) : dropTypedValues()
