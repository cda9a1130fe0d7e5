/** The entries of a record whose keys pass a test. */
export const entriesWhere = <Value>(
  record: Readonly<Record<string, Value>>,
  isWanted: (key: string) => boolean,
): Record<string, Value> => Object.fromEntries(Object.entries(record).filter(([key]) => isWanted(key)))
