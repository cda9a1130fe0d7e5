/** The notice in every generated file and section. */
export const madeFrom = 'Made by `npm run generate` from src/config/variables.ts and src/tracking/vendors.'

/** Replaces the text between two marks. */
export const withSection = (
  text: string,
  [start, end]: readonly [string, string],
  lines: readonly string[],
): string => {
  const [before, rest] = [text.indexOf(start), text.indexOf(end)]
  if (before < 0 || rest < before) throw new Error(`the marks ${start} … ${end} are missing`)
  return [text.slice(0, before + start.length), ...lines, text.slice(rest)].join('\n')
}
