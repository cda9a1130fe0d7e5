import fc from 'fast-check'

const awkward = [
  null,
  true,
  0,
  -1,
  1e21,
  2026,
  '',
  'null',
  '2026',
  '๑',
  '\u0000',
  [],
  {},
  '__proto__',
  'x'.repeat(9000),
]

/** A record with up to three fields, at the top or one level below, replaced by anything, put into a list, or gone. */
const damaged = (record: object): fc.Arbitrary<unknown> => {
  const places = Object.entries(record).flatMap(([key, value]) => [
    [key],
    ...(typeof value === 'object' && value !== null ? Object.keys(value).map((inner) => [key, inner]) : []),
  ])
  const damage = fc.record({
    place: fc.constantFrom(...places),
    how: fc.constantFrom('replace', 'wrap', 'drop'),
    value: fc.oneof(fc.constantFrom(...awkward), fc.jsonValue()),
  })
  return fc.array(damage, { minLength: 1, maxLength: 3 }).map((list) => {
    const copy = structuredClone(record) as Record<string, unknown>
    for (const { place, how, value } of list) {
      const [last = '', ...outer] = place.toReversed()
      const holder = outer.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], copy)
      if (typeof holder !== 'object' || holder === null) continue
      const target = holder as Record<string, unknown>
      if (how === 'drop') delete target[last]
      else target[last] = how === 'wrap' ? [target[last]] : value
    }
    return copy
  })
}

/** A text cut, doubled or with some characters replaced, as a full disk or another program leaves it. */
const garbled = (text: string) =>
  fc
    .array(fc.tuple(fc.nat(text.length), fc.nat(5), fc.string({ unit: 'binary', maxLength: 3 })), {
      minLength: 1,
      maxLength: 3,
    })
    .map((edits) =>
      edits.reduce((before, [at, cut, put]) => before.slice(0, at) + put + before.slice(at + cut), text),
    )

/** Makes what may be found where a record was stored as JSON: often something very like the record, hardly ever the record itself. */
export const corrupt = (record: object): fc.Arbitrary<string> => {
  const text = JSON.stringify(record)
  return fc.oneof(
    { weight: 5, arbitrary: damaged(record).map((value) => JSON.stringify(value)) },
    { weight: 3, arbitrary: garbled(text) },
    { weight: 1, arbitrary: fc.nat(text.length).map((length) => text.slice(0, length)) },
    { weight: 1, arbitrary: fc.oneof(fc.json(), fc.string({ unit: 'binary' })) },
  )
}
