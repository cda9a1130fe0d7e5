import type { Block, BlockOf, BlockType } from '../../../src/blocks/blocks.ts'
import { pricingPicture } from '../../../src/blocks/first-block.ts'
import { isIn, type PageId, type pages, shownIn } from '../../../src/catalogue/pages.ts'
import { absoluteUrl, pathOf } from '../../../src/catalogue/urls.ts'
import type { Compiled } from '../../../src/content/compiled.ts'
import type { PageContent, ServiceDescription } from '../../../src/content/page.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import type { PriceListView } from '../../../src/pricing/page/list-view.ts'
import type { PriceExampleView, PriceSlotView } from '../../../src/pricing/page/views.ts'
import { brand } from '../../../src/provider/brand.ts'
import { listItems } from '../../content/list-items.ts'
import { pageTexts } from './page-texts.ts'

/** The shell's texts that a page's Markdown needs, and the labels of pages. */
interface Words {
  readonly labels: Readonly<Record<PageId, string>>
  readonly responsibility: Readonly<
    Record<'task' | 'provider' | 'customer' | 'owner' | 'shared' | 'none', string>
  >
  readonly sample: Readonly<Record<'label' | 'hint', string>>
  readonly serviceDescription: Readonly<Record<'link' | 'says', string>>
  readonly credentials: Readonly<Record<'partner' | 'certificate' | 'figure' | 'person', string>>
}

const anchored = (page: PageId, language: Language, hash?: string) =>
  absoluteUrl(pathOf(page), shownIn(page, language)) + (hash ? `#${hash}` : '')

const links = /\[([^\]]+)\]\(([^)]+)\)/g

/** Converts a text with the inline marks of docs/content.md, which are Markdown's except for page links and passages in other languages. */
const inline = (text: string, language: Language): string =>
  text.replaceAll('\u00a0', ' ').replace(links, (whole, label: string, target: string) => {
    if (target.startsWith('lang:')) return label
    if (!target.startsWith('page:')) return whole
    const [id, hash] = target.slice('page:'.length).split('#')
    return `[${label}](${anchored(id as PageId, language, hash)})`
  })

/** Writes one page; its methods return paragraphs. */
class Writer {
  private readonly words: Words
  private readonly language: Language
  private readonly compiled: Compiled

  constructor(language: Language, compiled: Compiled) {
    this.words = compiled.common
    this.language = language
    this.compiled = compiled
  }

  text = (text: string): string => inline(text, this.language)
  link = (page: PageId): string => `[${this.text(this.words.labels[page])}](${anchored(page, this.language)})`
  list = (items: readonly string[]): string => items.map((item) => `- ${this.text(item)}`).join('\n')

  table = (columns: readonly string[], rows: readonly (readonly string[])[]): string => {
    const line = (cells: readonly string[]) =>
      `| ${cells.map((cell) => this.text(cell).replaceAll('|', '\\|')).join(' | ')} |`
    return [line(columns), `|${' --- |'.repeat(columns.length)}`, ...rows.map(line)].join('\n')
  }

  titled = (title: string, text: string): string => `**${this.text(title)}**: ${this.text(text)}`

  pages = (ids: readonly PageId[]): string =>
    ids
      .filter((id) => isIn(id, this.language))
      .map((id) => `- ${this.link(id)}: ${this.text(pageTexts(this.compiled, id).purpose)}`)
      .join('\n')

  /** Heading and address of an interactive block, which has no text to read. */
  onThePage = (page: PageId, { id }: Block): string[] => [`<${anchored(page, this.language, id)}>`]

  responsibility = (rows: Extract<Block, { type: 'responsibility' }>['rows']): string => {
    const words = this.words.responsibility
    return this.table(
      [words.task, words.owner],
      rows.map(({ task, owner, note }) => [note ? `${task} (${note})` : task, words[owner]]),
    )
  }

  credentials = ({ sample, ...proofs }: NonNullable<PageContent['credentials']>): string[] => [
    this.list(
      Object.entries(proofs).map(
        ([kind, proof]) => `${this.words.credentials[kind as keyof typeof proofs]}: ${proof}`,
      ),
    ),
    ...(sample ? [this.sample()] : []),
  ]

  /** The price and how it is charged, under the page's own head if a picture has the sizes. */
  priceTerms = ({ headline, facts, sample }: PriceSlotView): string[] => [
    ...(sample ? [this.sample()] : []),
    this.text(headline),
    this.list(facts.map(({ term, text }) => `${term}: ${text}`)),
  ]

  priceSlot = (slot: PriceSlotView): string[] => [
    `## ${this.text(slot.title)}`,
    ...this.priceTerms(slot),
    ...(slot.sizes
      ? [
          `### ${this.text(slot.sizes.title)}`,
          this.table(
            slot.sizes.columns,
            slot.sizes.rows.map(({ quantities, prices }) => [
              ...quantities,
              ...prices.map(({ figure }) => figure),
            ]),
          ),
        ]
      : []),
  ]

  serviceDescription = ({ file, sample }: ServiceDescription): string[] => [
    `[${this.text(this.words.serviceDescription.link)}](${brand.siteUrl}/downloads/${file}): ${this.text(this.words.serviceDescription.says)}`,
    ...(sample ? [this.sample()] : []),
  ]

  priceExample = ({ headline, example, sample }: PriceExampleView): string[] => [
    this.text(`${headline} (${example})`),
    ...(sample ? [this.sample()] : []),
  ]

  priceList = ({ title, band, columns, groups, tables }: PriceListView): string[] => [
    `## ${this.text(title)}`,
    this.text(band),
    ...groups.flatMap((group) => [
      `### ${this.text(group.title)}`,
      this.table(
        columns,
        group.rows.map(({ name, unit, price, conditions }) => [name, unit, price, conditions]),
      ),
    ]),
    ...tables.flatMap((table) => [`### ${this.text(table.title)}`, this.table(table.columns, table.rows)]),
  ]

  photo = ({ alt, media, caption }: Pick<BlockOf<'photo'>, 'alt' | 'media' | 'caption'>): string =>
    `![${this.text(alt)}](${brand.siteUrl}${media.largest})${caption ? `\n${this.text(caption)}` : ''}`

  sample = (): string => `*${this.text(this.words.sample.label)}: ${this.text(this.words.sample.hint)}*`
}

type BlockWriter<Type extends BlockType> = (
  write: Writer,
  block: Extract<Block, { type: Type }>,
  page: PageId,
) => readonly string[]

/** The paragraphs below a block's heading. */
const blocks: { [Type in BlockType]: BlockWriter<Type> } = {
  prose: (write, { paragraphs }) => paragraphs.map(write.text),
  list: (write, block) => [write.list(listItems(block))],
  features: (write, { items }) => [write.list(items.map(({ title, text }) => write.titled(title, text)))],
  steps: (write, { items }) => [
    items
      .map(
        ({ title, duration, text }, index) =>
          `${index + 1}. ${write.titled(duration ? `${title} (${duration})` : title, text)}`,
      )
      .join('\n'),
  ],
  timeline: (write, { items }) => [
    write.list(items.map(({ date, title, text }) => write.titled(`${date}, ${title}`, text))),
  ],
  questions: (write, { items }) =>
    items.flatMap(({ question, answer }) => [`### ${write.text(question)}`, write.text(answer)]),
  table: (write, { columns, rows, note }) => [
    write.table(columns, rows),
    ...(note ? [write.text(note)] : []),
  ],
  prices: (write, { lines, tables, files = [], note }) => [
    ...lines.map(write.text),
    ...(files.length > 0
      ? [write.list(files.map(({ name, label }) => `[${label}](${brand.siteUrl}/${name})`))]
      : []),
    ...tables.flatMap(({ title, columns, rows }) => [
      ...(title ? [`### ${write.text(title)}`] : []),
      write.table(columns, rows),
    ]),
    ...(note ? [write.text(note)] : []),
  ],
  credits: (write, { columns, rows, note }) => [
    write.table(columns, rows),
    ...(note ? [write.text(note)] : []),
  ],
  figures: (write, { items }) => [
    write.list(items.map(({ value, label, note }) => `**${value}** ${label}${note ? ` (${note})` : ''}`)),
  ],
  responsibility: (write, { rows }) => [write.responsibility(rows)],
  diagram: (write, { caption, nodes, edges }) => {
    const labelOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? id
    return [
      write.text(caption),
      write.list(
        edges.map(({ from, to, label }) => `${labelOf(from)} → ${labelOf(to)}${label ? ` (${label})` : ''}`),
      ),
    ]
  },
  map: (write, { caption, places }) => [
    write.text(caption),
    write.list(
      places.map(({ label, items }) => {
        const names = items.map((item) => (item.note ? `${item.label} (${item.note})` : item.label))
        return `**${label}**: ${names.join(', ')}`
      }),
    ),
  ],
  picture: (write, { text, points, picture }) => [
    ...(text ? [write.text(text)] : []),
    ...(points ? [write.list(points)] : []),
    write.text(picture.caption),
  ],
  photo: (write, block) => [write.photo(block)],
  gallery: (write, { items }) => items.map(write.photo),
  video: (write, { media, caption, transcript }) => [
    `<${brand.siteUrl}${media.src}>`,
    ...(caption ? [write.text(caption)] : []),
    ...transcript.map(write.text),
  ],
  alternatives: (write, { items }) => [
    items.map(({ page, text }) => `- ${write.link(page)}: ${write.text(text)}`).join('\n'),
  ],
  index: (write, { groups }) =>
    groups.flatMap(({ title, text, pages }) => [
      `### ${write.text(title)}`,
      ...(text ? [write.text(text)] : []),
      write.pages(pages),
    ]),
  quote: (write, { text, role }) => [`> ${write.text(text)}`, write.text(role)],
  callout: (write, { text }) => [`> ${write.text(text)}`],
  action: (write, { text, actions }) => [
    write.text(text),
    write.list(actions.map(({ label, page }) => `[${label}](page:${page})`)),
  ],
  clauses: (write, { items }) => [
    items
      .map((item, index) =>
        typeof item === 'string'
          ? `${index + 1}. ${write.text(item)}`
          : [
              `${index + 1}. ${write.text(item.text)}`,
              ...item.items.map((one) => `   - ${write.text(one)}`),
            ].join('\n'),
      )
      .join('\n'),
  ],
  downloads: (write, { items }) => [
    write.list(
      items.map(({ label, file, note }) => `[${label}](${brand.siteUrl}/downloads/${file}): ${note}`),
    ),
  ],
  'contact-form': (write, block, page) => write.onThePage(page, block),
  'cookie-preferences': (write, block, page) => write.onThePage(page, block),
  colors: (write, block, page) => write.onThePage(page, block),
  logos: (write, block, page) => write.onThePage(page, block),
  weaves: (write, block, page) => write.onThePage(page, block),
}

const writeBlock = (write: Writer, block: Block, page: PageId): string[] => {
  const writer = blocks[block.type] as BlockWriter<BlockType>
  return [
    `## ${write.text(block.title)}`,
    ...(block.sample ? [write.sample()] : []),
    ...(block.intro ? [write.text(block.intro)] : []),
    ...writer(write, block as never, page),
  ]
}

/**
 * Writes a page as Markdown, for AI assistants: the content of its HTML, without the shell.
 * @param changed day of its last change, if known
 */
export const pageMarkdown = (
  { id }: (typeof pages)[number],
  language: Language,
  compiled: Compiled,
  changed: string | undefined,
): string => {
  const write = new Writer(language, compiled)
  const content: PageContent = pageTexts(compiled, id)
  const { h1, lead, priceSlot, priceExample, priceList, serviceDescription, related } = content
  const paragraphs = [
    `# ${write.text(h1)}`,
    write.text(lead),
    `<${anchored(id, language)}>${changed ? ` · ${changed}` : ''}`,
    ...(content.facts ? [write.list(content.facts.map(({ text }) => text))] : []),
    ...(content.credentials ? write.credentials(content.credentials) : []),
    ...(priceSlot
      ? pricingPicture(content.blocks as readonly Block[])
        ? write.priceTerms(priceSlot)
        : write.priceSlot(priceSlot)
      : []),
    ...(priceExample ? write.priceExample(priceExample) : []),
    ...(priceList ? write.priceList(priceList) : []),
    ...content.blocks.flatMap((block) => writeBlock(write, block as Block, id)),
    ...(serviceDescription ? write.serviceDescription(serviceDescription) : []),
    '---',
    write.pages(related),
  ]
  return `${paragraphs.join('\n\n')}\n`
}
