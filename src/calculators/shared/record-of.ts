/** Makes a record of a value for each name. */
export const recordOf = <const Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, make(name)])) as Readonly<Record<Name, Value>>
