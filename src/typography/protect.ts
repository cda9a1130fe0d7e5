/** Placeholders, inline code, link targets, addresses: text that must not change by a letter. */
const verbatim = /(\{\{[^}]*\}\}|`[^`]*`|\]\([^)]*\)|(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+)/u

/** Applies `change` to everything but the verbatim parts. */
export const changeProse = (text: string, change: (prose: string) => string) =>
  text
    .split(verbatim)
    .map((part, index) => (index % 2 ? part : change(part)))
    .join('')

/**
 * Applies `change` to running text, that is, to whole stretches between verbatim parts other than link targets. A link does not end a
 * stretch, so `change` must skip its target itself.
 */
export const changeRuns = (text: string, change: (run: string) => string) => {
  const runs = ['']
  for (const [index, part] of text.split(verbatim).entries()) {
    const isLetterForLetter = index % 2 === 1 && !part.startsWith('](')
    if (isLetterForLetter) runs.push(part, '')
    else runs.push((runs.pop() ?? '') + part)
  }
  return runs.map((run, index) => (index % 2 ? run : change(run))).join('')
}
