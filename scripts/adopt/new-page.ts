import { isThai } from '../../src/typography/cut.ts'
import type { Json } from '../content/strings.ts'

/** Placeholder texts of a page, by language; other languages use the English ones. */
const words: Readonly<
  Record<string, Readonly<Record<'purpose' | 'description' | 'lead' | 'heading' | 'text', string>>>
> = {
  en: {
    purpose: 'What it is, for whom, and what it costs',
    description:
      'is described here soon. Until then, ask us: write what you need and by when, and an engineer answers.',
    lead: 'This page is being written. Ask us, and an engineer answers.',
    heading: 'About',
    text: 'To be written: what it is, for whom, what is included, its limits and its price.',
  },
  th: {
    purpose: 'คืออะไร เหมาะกับใคร และราคาเท่าไร',
    description: 'กำลังเตรียมรายละเอียด ระหว่างนี้สอบถามได้ แจ้งสิ่งที่ต้องการและกำหนดเวลา แล้ววิศวกรจะตอบกลับ',
    lead: 'หน้านี้กำลังจัดทำ สอบถามได้ วิศวกรจะตอบกลับ',
    heading: 'เกี่ยวกับ',
    text: 'รอเนื้อหา: คืออะไร เหมาะกับใคร รวมอะไรบ้าง ข้อจำกัดและราคา',
  },
}

const wordsIn = (language: string) => words[language] ?? (words.en as (typeof words)[string])

/** A page that its owner has yet to write: valid by the schema and marked as a sample throughout. */
export const newPage = (language: string, label: string, related: readonly string[]): Json => {
  const placeholders = wordsIn(language)
  // Thai words follow each other without a space.
  const space = isThai(placeholders.heading.at(-1)) && isThai(label[0]) ? '' : ' '
  return {
    title: label,
    description: `${label} ${placeholders.description}`,
    label,
    purpose: placeholders.purpose,
    h1: label,
    lead: placeholders.lead,
    blocks: [
      {
        type: 'prose',
        id: 'about',
        title: `${placeholders.heading}${space}${label}`,
        sample: true,
        paragraphs: [placeholders.text],
      },
    ],
    related: [...related],
  }
}

type Download = { label: string; file: string; note: string }
type Offering = { blocks?: { type: string; items?: Json }[] }

/**
 * Adds the new page's document to a page that offers one for every page of its kind: its file is named like another's, and its note links to
 * the new page with the placeholder of its purpose.
 * @param like ids of the pages of its kind
 * @returns whether the page offers such documents; changes the content in place
 */
export const offerDocument = (
  content: Offering,
  language: string,
  like: readonly string[],
  { id, label }: { readonly id: string; readonly label: string },
) => {
  for (const { type, items } of content.blocks ?? []) {
    if (type !== 'downloads' || !Array.isArray(items)) continue
    const downloads = items as Download[]
    for (const { file, note } of downloads) {
      const other = like.find((candidate) => note.includes(`(page:${candidate})`))
      if (!other || !file.includes(`-${other}.`)) continue
      const own = {
        label,
        file: file.replace(`-${other}.`, `-${id}.`),
        note: `[${wordsIn(language).purpose}](page:${id})`,
      }
      if (!downloads.some((offered) => offered.file === own.file)) items.push(own)
      return true
    }
  }
  return false
}
