import type { Json } from '../../src/content/strings.ts'

/** What a page says until its texts are written, by language; another language has the English words. */
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

/** A page that its owner has yet to write: it has the shape that the schema asks for, marked as a sample throughout. */
export const newPage = (language: string, label: string, related: readonly string[]): Json => {
  const said = words[language] ?? (words.en as (typeof words)[string])
  const space = language === 'th' ? ' ' : ' '
  return {
    title: label,
    description: `${label}${space}${said.description}`,
    label,
    purpose: said.purpose,
    h1: label,
    lead: said.lead,
    blocks: [
      {
        type: 'prose',
        id: 'about',
        title: `${said.heading}${space}${label}`,
        sample: true,
        paragraphs: [said.text],
      },
    ],
    related: [...related],
  }
}

type Download = { label: string; file: string; note: string }
type Offering = { blocks?: { type: string; items?: Json }[] }

/**
 * Offers the document of a new page where a page offers one for each of its kind: like that of another, of the same name but for the id.
 * @param like ids of the pages of its kind
 * @returns whether the page offers such documents; the content is changed
 */
export const offerDocument = (content: Offering, like: readonly string[], id: string, label: string) => {
  for (const { type, items } of content.blocks ?? []) {
    if (type !== 'downloads' || !Array.isArray(items)) continue
    const downloads = items as unknown as Download[]
    for (const { file, note } of downloads) {
      const other = like.find((candidate) => file.endsWith(`-${candidate}.pdf`))
      if (!other || !note.includes(`(page:${other})`)) continue
      const own = {
        label,
        file: `${file.slice(0, -`${other}.pdf`.length)}${id}.pdf`,
        note: note.replaceAll(`(page:${other})`, `(page:${id})`),
      }
      if (!downloads.some((offered) => offered.file === own.file)) items.push(own)
      return true
    }
  }
  return false
}
