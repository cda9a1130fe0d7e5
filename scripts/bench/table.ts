/** Prints a table in Markdown, its columns as wide as their widest cell. */
export const printTable = (
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void => {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  console.log(`\n${title}\n`)
  for (const cells of [head, widths.map((width) => '-'.repeat(width)), ...rows]) console.log(line(cells))
}
