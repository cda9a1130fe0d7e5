import { describe, expect, it } from 'vitest'
import { readSources } from '../../../scripts/content/sources.ts'
import { strings } from '../../../scripts/content/strings.ts'
import { calculators } from '../../../scripts/shared/calculators.ts'
import { errorCodes } from '../shared/input-error.ts'
import { type Field, groupsOf } from './form/fields.ts'
import { fieldsOfForm } from './form/values.ts'

// The locale files' own check makes sure that the other languages have the same keys.
const sources = readSources('en')
const lookUp = (namespace: string, key: string): unknown =>
  new Map(strings(sources.get(namespace) ?? null)).get(key)

/** Keys that the form's parts look up by a field's name. */
const keysOf = (field: Field): readonly string[] => {
  const label = `fields.${field.name}.label`
  // A field's limits are described by its range, or by a text of its own.
  if (field.kind === 'number' || field.kind === 'list') {
    const noun = field.kind === 'number' && field.noun ? [`words.${field.noun}`] : []
    return [label, ...noun, ...(field.range ? [] : [`fields.${field.name}.range`])]
  }
  if (field.kind !== 'choice') return [label]
  const groups = groupsOf(field)
  const headings = groups.flatMap(({ id }) => (id ? [`choiceGroups.${id}`] : []))
  const choices = field.symbols ? [] : groups.flatMap(({ values }) => values)
  return [label, ...headings, ...choices.map((choice) => `choices.${field.name}.${choice}`)]
}

describe.each([...calculators.values()])('the texts of $form.id', ({ form }) => {
  const { working: rules = {} } = (sources.get(`calculators/${form.id}`) ?? {}) as { working?: object }
  const steps = Object.keys(rules)
  const fields = fieldsOfForm(form)
  const folded = form.groups.filter((group) => group.folded).map(({ id }) => `groups.${id}`)
  const working = steps.flatMap((id) => ['title', 'formula', 'rule'].map((part) => `working.${id}.${part}`))

  it.each([...new Set([...fields.flatMap(keysOf), ...folded, ...working])])('hold %s', (key) => {
    expect(lookUp(`calculators/${form.id}`, key)).toEqual(expect.any(String))
  })

  it.each(steps)('name the step %s alike for any numbers', (id) => {
    expect(lookUp(`calculators/${form.id}`, `working.${id}.title`)).not.toContain('{{')
  })

  it('name no field twice', () => {
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length)
  })
})

it.each(errorCodes)('every calculator can say %s', (code) => {
  expect(lookUp('calculators/shared', `errors.${code}`)).toEqual(expect.any(String))
})
