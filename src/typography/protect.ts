/** Placeholders, inline code, link targets, addresses: text that must reach the reader or a program letter for letter. */
const verbatim = /(\{\{[^}]*\}\}|`[^`]*`|\]\([^)]*\)|(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+)/u

/** The text with `change` applied to everything but its verbatim parts. */
export const changeProse = (text: string, change: (prose: string) => string) =>
  text
    .split(verbatim)
    .map((part, index) => (index % 2 ? part : change(part)))
    .join('')
