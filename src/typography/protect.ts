/** Placeholders, inline code, link targets, addresses: text that must reach the reader or a program letter for letter. */
const verbatim = /(\{\{[^}]*\}\}|`[^`]*`|\]\([^)]*\)|(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+)/u

/** The text with `change` applied to everything but its verbatim parts. */
export const changeProse = (text: string, change: (prose: string) => string) =>
  text
    .split(verbatim)
    .map((part, index) => (index % 2 ? part : change(part)))
    .join('')

/** Changes what a reader sees as running text: as above, but a link's target does not end it; `change` passes over targets. */
export const changeRuns = (text: string, change: (run: string) => string) => {
  const runs = ['']
  for (const [index, part] of text.split(verbatim).entries()) {
    const isLetterForLetter = index % 2 === 1 && !part.startsWith('](')
    if (isLetterForLetter) runs.push(part, '')
    else runs.push((runs.pop() ?? '') + part)
  }
  return runs.map((run, index) => (index % 2 ? run : change(run))).join('')
}
