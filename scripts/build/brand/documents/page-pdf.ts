import type { Block, BlockType } from '../../../../src/blocks/blocks.ts'
import type { PageContent } from '../../../../src/content/page.ts'
import type { Language } from '../../../../src/i18n/languages.ts'
import { plainText } from '../../../../src/typography/plain-text.ts'
import { listItems } from '../../../content/list-items.ts'
import { Paper } from './paper.ts'

/** The shell's labels for responsibility tables. */
type ResponsibilityWords = Readonly<
  Record<'task' | 'owner' | 'note' | 'provider' | 'customer' | 'shared', string>
>

/** What a document says in addition to the page's texts. */
interface Words {
  /** Label above everything that the provider must replace. */
  readonly sample: string
  readonly responsibility: ResponsibilityWords
}

type Writer<Type extends BlockType> = (
  paper: Paper,
  block: Extract<Block, { type: Type }>,
  words: Words,
) => void

interface Item {
  title: string
  text: string
}

const writeItems = (paper: Paper, items: readonly Item[]) => {
  for (const { title, text } of items) {
    paper.subheading(plainText(title))
    paper.paragraph(plainText(text))
  }
}

interface Table {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  note?: string | undefined
}

const writeTable = (paper: Paper, { columns, rows, note }: Table) => {
  paper.table(
    columns.map(plainText),
    rows.map((row) => row.map(plainText)),
  )
  if (note) paper.note(plainText(note))
}

/** Writers of the blocks that can be printed; documents leave out the others. */
const writers: { [Type in BlockType]?: Writer<Type> } = {
  prose: (paper, { paragraphs }) => {
    for (const text of paragraphs) paper.paragraph(plainText(text))
  },
  list: (paper, block) => paper.list(listItems(block).map(plainText)),
  features: (paper, { items }) => writeItems(paper, items),
  steps: (paper, { items }) => writeItems(paper, items),
  callout: (paper, { text }) => paper.paragraph(plainText(text)),
  quote: (paper, { text, role }) => {
    paper.paragraph(`“${plainText(text)}”`)
    paper.note(plainText(role))
  },
  responsibility: (paper, { rows }, { responsibility: words }) =>
    paper.table(
      [words.task, words.owner, words.note].map(plainText),
      rows.map(({ task, owner, note }) => [task, words[owner], note ?? ''].map(plainText)),
    ),
  figures: (paper, { items }) =>
    paper.list(
      items.map(({ value, label, note }) =>
        plainText([`${value}: ${label}`, note].filter(Boolean).join('. ')),
      ),
    ),
  table: writeTable,
  credits: writeTable,
}

/** A block by its id; of a table, all columns unless given by index, and its rows as running text if so said. */
export type Chosen =
  | string
  | { readonly id: string; readonly columns: readonly number[]; readonly isRunning?: true }

interface Options {
  /** The blocks to print, in this order; all that have a writer unless given. */
  readonly only?: readonly Chosen[] | undefined
  /** Whether to print small letters, and of tables only the heading and the rows. */
  readonly isOnePage?: boolean | undefined
}

/**
 * Prints a page's texts as a PDF.
 * @throws if a block in `only` is missing or has no writer
 */
export const pagePdf = async (
  { title, lead, blocks }: { title: string; lead: string; blocks: PageContent['blocks'] },
  words: Words,
  date: Date,
  language: Language,
  { only, isOnePage = false }: Options = {},
): Promise<Buffer> => {
  const chosen = only ? only.map((one) => blockOf(blocks, one)) : blocks.filter(({ type }) => type in writers)
  const paper = await Paper.begin(plainText(title), date, language, isOnePage ? 'small' : 'usual')
  paper.title(plainText(title))
  paper.paragraph(plainText(lead))
  if (isOnePage && chosen.some(({ sample }) => sample)) paper.sample(words.sample)
  for (const block of chosen) {
    paper.heading(plainText(block.title))
    if (block.sample && !isOnePage) paper.sample(words.sample)
    if (block.intro && !(isOnePage && block.type === 'table')) paper.paragraph(plainText(block.intro))
    const write = writers[block.type] as Writer<BlockType>
    write(paper, (isOnePage ? { ...block, note: undefined } : block) as never, words)
  }
  return paper.end()
}

const blockOf = (blocks: readonly Block[], chosen: Chosen): Block => {
  const { id, columns, isRunning } = typeof chosen === 'string' ? { id: chosen } : chosen
  const block = blocks.find((candidate) => candidate.id === id)
  if (!block || !(block.type in writers)) throw new Error(`there is no printable block "${id}"`)
  if (!columns || block.type !== 'table') return block
  const table = withColumns(block, columns)
  return isRunning ? running(table) : table
}

/** A table's rows one after another, in the room of a few lines. */
const running = ({ id, title, rows }: Extract<Block, { type: 'table' }>): Block => ({
  type: 'prose',
  id,
  title,
  paragraphs: [rows.map((row) => row.join(': ')).join(' · ')],
})

/** A table without the other columns; an owner may have fewer than the document knows. */
const withColumns = (table: Extract<Block, { type: 'table' }>, columns: readonly number[]) => {
  const kept = (cells: readonly string[]) => cells.filter((_, column) => columns.includes(column))
  return { ...table, columns: kept(table.columns), rows: table.rows.map(kept) }
}
