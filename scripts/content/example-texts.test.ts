/** @module-tag slow */
import { describe, expect, it } from 'vitest'
import { examples as transfers } from '../../src/calculators/file-transfer/examples.ts'
import type { CalculatorId } from '../../src/calculators/ui/form/fields.ts'
import { fieldsOfForm, initialValues } from '../../src/calculators/ui/form/values.ts'
import { calculationOf, languagesOf, rendererIn, viewOf } from '../../src/calculators/ui/shown.test-data.ts'
import { languageCodes, languages } from '../../src/i18n/languages.ts'
import { moved } from '../../src/provider/moved.ts'
import { calculators } from '../shared/calculators.ts'
import { allExamples, exampleTexts, writerIn } from './example-texts.ts'
import { placeholderTexts } from './placeholders.ts'
import { readSources } from './sources.ts'
import { placeholdersOf, strings } from './strings.ts'

const examples = Object.entries(allExamples).flatMap(([id, named]) =>
  Object.entries(named).map(([name, example]) => ({ id: id as CalculatorId, name, example })),
)

const calculatorOf = (id: CalculatorId) => {
  const calculator = [...calculators.values()].find(({ form }) => form.id === id)
  if (!calculator) throw new Error(id)
  return calculator
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ').normalize('NFKC')
const numbersIn = (text: string) =>
  [...text.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => number)

/** Whether the page shows a figure, either as written or with more digits. */
const isShown = (figure: string, page: string) => {
  if (page.includes(figure)) return true
  const [number = '', ...others] = numbersIn(figure)
  const decimals = number.split('.')[1]?.length ?? 0
  return others.length === 0 && numbersIn(page).some((shown) => Number(shown).toFixed(decimals) === number)
}

it('a figure without its words matches only as the rounded form of a number on the page', () => {
  expect(isShown('1.1642 GiB/s', '1.16415321826935')).toBe(true)
  expect(isShown('1.1641 GiB/s', '1.16415321826935')).toBe(false)
  expect(isShown('3 h 23 min', '3 h 20 min')).toBe(false)
})

/** Whether pages have gone, and with them perhaps the only text that used an example. */
const hasRemoved = moved.some(({ names }) => names)

describe.each(languageCodes)('in %s', async (language) => {
  const sources = readSources(language)
  const render = await rendererIn(language, sources)
  const write = writerIn(language)

  const known = examples.filter(({ id }) => languagesOf(id).includes(language))

  it.each(known)('the page of $id shows every figure of $name for its inputs', async ({ id, example }) => {
    const calculator = calculatorOf(id)
    const values = { ...initialValues(calculator.form), ...example.entered }
    const html = render(await viewOf(id), calculationOf(calculator, values))
    const page = plain(
      html
        .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
        .replace(/<sup[^>]*>|<\/sup>/g, '')
        .replace(/<[^>]*>/g, ' '),
    ).replace(/\s+/g, ' ')
    const figures = Object.entries(example.figures(write)).map(([name, text]) => [name, plain(text)] as const)
    expect(figures.filter(([, text]) => !isShown(text, page))).toEqual([])
  })

  const isPartial = languages[language].partial === true
  it.skipIf(hasRemoved || isPartial)('every example is used in a text', () => {
    const used = new Set(
      [...sources].flatMap(([, source]) =>
        [...strings(source)].flatMap(([, text]) => placeholdersOf(text).map((found) => found.slice(2, -2))),
      ),
    )
    const names = examples.map(({ id, name }) => `${id}.${name}.`)
    expect(names.filter((name) => ![...used].some((placeholder) => placeholder.startsWith(name)))).toEqual([])
  })

  it('an input has the symbol of its unit, but leaves a unit in words to the text', () => {
    const { fileSizeValue, deadline } = transfers.weekend?.inputs(write) ?? {}
    expect(fileSizeValue).toBe('50\u00a0TB')
    expect(deadline).toBe('48')
  })

  it('every placeholder has a text', () => {
    expect(Object.entries(exampleTexts(language)).filter(([, text]) => text.trim() === '')).toEqual([])
    expect(placeholderTexts(language)).toMatchObject(exampleTexts(language))
  })
})

it.each(examples)(
  '$id: $name enters fields of the form, and no figure has a field’s name',
  ({ id, example }) => {
    const fields = fieldsOfForm(calculatorOf(id).form).map(({ name }) => name)
    expect(Object.keys(example.entered).filter((name) => !fields.includes(name))).toEqual([])
    expect(Object.keys(example.figures(writerIn('en'))).filter((name) => fields.includes(name))).toEqual([])
  },
)
