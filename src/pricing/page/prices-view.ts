/** A table of prices; its cells may contain inline markup. */
export interface PricesTable {
  /** Only if the section has several tables. */
  readonly title?: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Whether it has the same columns as the tables of items. */
  readonly isOfItems?: boolean
}

/** Content that the build puts into a prices block. */
export interface PricesView {
  readonly lines: readonly string[]
  readonly tables: readonly PricesTable[]
  /** The list's files for programs and spreadsheets. */
  readonly files?: readonly { readonly name: string; readonly label: string }[]
}
