/** A field's label in the form and the hint below it. A field without an entry is labelled by its name. */
interface Words {
  readonly label?: string
  readonly hint?: string
}

const marks = '**strong**, `code`, [words](page:id), [words](https://…)'

const followsFrom = (field: 'title' | 'lead') => `If left empty, it is derived from the ${field}.`

/** By the field's name, or by the block's type and the field's name where it means something of its own there. */
export const words: Readonly<Record<string, Words>> = {
  title: { label: 'Title' },
  'page.title': {
    label: 'Title of the tab and the search result',
    hint: 'At most 46 characters, unique, beginning with the search term; the site adds the product’s name.',
  },
  description: {
    label: 'Description in search results',
    hint: '110–160 characters, unique: what, for whom, two facts, next step.',
  },
  'page.label': { label: 'Name in menus', hint: 'Short; menus and breadcrumbs show it.' },
  'item.title': { label: 'Title', hint: 'Also its heading, and its name in lists.' },
  date: { label: 'Date', hint: 'The day that is shown with it, and by which the list is sorted.' },
  'item.description': { label: 'Description in search results', hint: followsFrom('lead') },
  'item.label': { label: 'Name in lists', hint: followsFrom('title') },
  'item.purpose': { label: 'Purpose', hint: followsFrom('lead') },
  'item.h1': { label: 'Heading of the page', hint: followsFrom('title') },
  purpose: {
    label: 'Purpose',
    hint: 'One line that tells what the page is for, on landing pages and cards.',
  },
  h1: { label: 'Heading of the page' },
  lead: { label: 'Lead', hint: `One or two sentences under the heading. ${marks}` },
  actions: {
    label: 'Buttons',
    hint: 'The first is the main action. Labels come from the list of button labels.',
  },
  'page.figure': {
    label: 'Figure in the hero',
    hint: 'Use cases: the one figure that matters in the industry.',
  },
  'page.facts': {
    label: 'Facts in the hero',
    hint: 'Three or four, at most 60 characters each; {{count}} is the number of parts of the block whose anchor `count` names.',
  },
  credentials: {
    label: 'Why us',
    hint: 'Services: what only the provider can prove; each line is optional.',
  },
  'page.picture': { label: 'Picture in the hero', hint: 'The screen or paper of the service.' },
  updated: { label: 'Last changed', hint: 'Legal pages and articles: when the document was last changed.' },
  blocks: { label: 'Blocks', hint: 'The sections of the page, in the order in which they are written.' },
  related: { label: 'Related pages' },
  'page.kind': {
    label: 'Kind of page',
    hint: 'For a new page; left empty, that of the other pages in its folder.',
  },
  'page.pictogram': {
    label: 'Pictogram',
    hint: 'For a new page: the name of one of Carbon’s pictograms; left empty, that of the page above.',
  },
  'page.menuGroup': { label: 'Place in the menus', hint: 'For a new page: the group that lists it.' },
  'page.footer': { label: 'In the footer', hint: 'For a new page.' },
  'page.archetype': {
    label: 'Sort of service',
    hint: 'For a new service: decides the order of its sections.',
  },
  'page.movedFrom': {
    label: 'Former addresses',
    hint: 'For a new page: old addresses that lead to it, such as /services/old-name.',
  },
  draft: { label: 'Draft', hint: 'A preview shows and marks the page; a release leaves it out.' },
  publishAt: { label: 'Publish on', hint: 'The first day of the page in a release.' },
  unpublishAt: { label: 'Take down on', hint: 'The first day without the page in a release.' },
  instead: { label: 'Then lead to', hint: 'The page that the address leads to once it is taken down.' },

  id: {
    label: 'Anchor',
    hint: 'Lower-case words joined by hyphens, the same in every language; links to a section name it.',
  },
  intro: { label: 'Introduction', hint: 'A sentence between the heading and what follows.' },
  folded: { label: 'Folded', hint: 'For what most readers skip: visitors unfold it.' },
  about: {
    label: 'About',
    hint: 'Pages without which the block makes no sense, though it does not name them; it is removed with the last of them.',
  },
  sample: { label: 'Sample', hint: 'What only the provider’s owner can know and has not confirmed.' },
  text: { label: 'Text', hint: marks },
  note: { label: 'Note' },
  items: { label: 'Items' },
  keyboard: { label: 'For keyboards', hint: 'Left out where visitors have only a finger, as on phones.' },
  paragraphs: { label: 'Paragraphs', hint: marks },
  page: { label: 'Page' },
  pages: { label: 'Pages' },
  label: { label: 'Label' },
  caption: { label: 'Caption', hint: 'What the picture shows, in a sentence.' },
  kind: { label: 'Kind' },
  owner: { label: 'Who does it' },
  rows: { label: 'Rows' },
  'table.rows': { label: 'Rows', hint: 'As many cells in each row as the table has columns.' },
  columns: { label: 'Columns', hint: 'The first names the row.' },
  nodes: { label: 'Boxes' },
  edges: { label: 'Lines between boxes' },
  groups: { label: 'Groups' },
  group: { label: 'Anchor of its group' },
  from: { label: 'From', hint: 'The anchor of a box.' },
  to: { label: 'To', hint: 'The anchor of a box.' },
  icon: { label: 'Icon', hint: 'For people, who would otherwise look like a machine.' },
  dashed: { label: 'Dashed' },
  places: { label: 'Places' },
  roundTrip: { label: 'Round trip' },
  filter: { label: 'Filter', hint: 'Lets readers filter the list by typing.' },
  file: { label: 'File', hint: 'Its name only.' },
  'photo.file': {
    label: 'File',
    hint: 'Its name; “Add a photograph or video” beside the form uploads one.',
  },
  role: { label: 'Role', hint: 'A role, never a name.' },
  duration: { label: 'Duration' },
  points: { label: 'Points' },
  share: { label: 'Share', hint: 'In percent.' },
  heights: { label: 'Heights', hint: 'In percent, one for each part.' },
  order: { label: 'Order', hint: 'Quantities by the ids of the price list’s items; the build prices them.' },
  term: { label: 'Term' },
  'invoice.term': { label: 'Term', hint: 'In months.' },
  days: { label: 'Days' },
  bad: { label: 'Days with an interruption', hint: 'Counted from the first day, which is 0.' },
  state: { label: 'State', hint: 'The colour of the sign; the words say the same.' },
}

/** `roundTrip` → `Round trip`, `cookie-preferences` → `Cookie preferences`. */
export const spelledOut = (name: string): string => {
  const spaced = name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** @param within the type of the block or picture, `page`, or `item`, which has the fields of a page */
export const wordsOf = (within: string, name: string): { label: string; hint?: string } => ({
  label: spelledOut(name),
  ...words[name],
  ...(within === 'item' ? words[`page.${name}`] : {}),
  ...words[`${within}.${name}`],
})
