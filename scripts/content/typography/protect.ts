/** Placeholders, inline code, link targets, addresses: text that must not change in any letter. */
const verbatim = /(\{\{[^}]*\}\}|`[^`]*`|\]\([^)]*\)|(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+)/u

/** Applies `change` to everything but the verbatim parts. */
export const changeProse = (text: string, change: (prose: string) => string) =>
  text
    .split(verbatim)
    .map((part, index) => (index % 2 ? part : change(part)))
    .join('')

/** Inline marks between letters that readers see side by side. */
const inlineMark = /\*\*|\[|\]\([^)]*\)/g

/** The letters of running text, that is, of whole stretches between verbatim parts other than link targets. */
export const runsOf = (text: string): readonly string[] => {
  const runs = ['']
  for (const [index, part] of text.split(verbatim).entries()) {
    const isLetterForLetter = index % 2 === 1 && !part.startsWith('](')
    if (isLetterForLetter) runs.push('')
    else runs.push((runs.pop() ?? '') + part)
  }
  return runs.map((run) => run.replace(inlineMark, ''))
}
