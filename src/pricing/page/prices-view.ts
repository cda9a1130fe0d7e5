/** A table of prices; its cells may hold inline marks. */
export interface PricesTable {
  /** Where the section has several. */
  readonly title?: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Whether its columns are those of the items' tables. */
  readonly isOfItems?: boolean
}

/** What the build puts into a block of prices. */
export interface PricesView {
  readonly lines: readonly string[]
  readonly tables: readonly PricesTable[]
  /** The list's files for programs and spreadsheets. */
  readonly files?: readonly { readonly name: string; readonly label: string }[]
}
