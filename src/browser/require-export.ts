/**
 * Checks that a script's export is there: a truncated download can still be a valid script, without its last lines.
 * @param owner names the script in the error
 * @throws when the export is missing
 */
export const requireExport = <Part>(part: Part | undefined, owner: string): Part => {
  if (part === undefined) throw new Error(`the script of ${owner} is truncated`)
  return part
}
