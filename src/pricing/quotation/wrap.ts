import { mayPart } from '../../typography/line-edges.ts'

/** Browsers without a segmenter (Firefox before 125) split by the pattern: there, lines end at spaces. */
const piecesBy = (granularity: 'word' | 'grapheme', otherwise: RegExp) => {
  const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('th', { granularity }) : undefined
  return (text: string): readonly string[] =>
    segmenter ? [...segmenter.segment(text)].map(({ segment }) => segment) : (text.match(otherwise) ?? [])
}

const words = piecesBy('word', /\s+|\S+/g)
const graphemes = piecesBy('grapheme', /[เ-ไ]?\P{M}\p{M}*ำ?/gu)

/** Words that precede a place's name in an address. */
const beforeName = /(?:แขวง|เขต|ตำบล|อำเภอ|จังหวัด|ถนน|ซอย|หมู่)$/

/** Parts of a text between which a line may break: Thai words, and Latin words with the space after them. */
const parts = (text: string): readonly string[] => {
  const joined: string[] = []
  for (const segment of words(text)) {
    const last = joined.at(-1)
    const isLatinInside = last !== undefined && /[\w.@,-]$/.test(last) && /^[\w.@,-]/.test(segment)
    const isName = last !== undefined && beforeName.test(last)
    if (last !== undefined && (/^\s+$/.test(segment) || !mayPart(last, segment) || isLatinInside || isName))
      joined[joined.length - 1] = last + segment
    else joined.push(segment)
  }
  return joined
}

/** Wraps a text to a width; a part longer than a line is split. */
export const wrapped = (
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] => {
  const lines: string[] = []
  let line = ''
  const put = (part: string) => {
    if (line !== '' && measure((line + part).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += part
  }
  for (const paragraph of text.split('\n')) {
    for (const part of parts(paragraph)) {
      if (measure(part.trimEnd()) <= width) put(part)
      else for (const letter of graphemes(part)) put(letter)
    }
    lines.push(line.trimEnd())
    line = ''
  }
  return lines
}
