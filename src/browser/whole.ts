/**
 * What a script exports. What is left of a script that was cut off can be a script, which lacks it.
 * @param whose names the script in the error
 * @throws when it is not there
 */
export const whole = <Part>(part: Part | undefined, whose: string): Part => {
  if (part === undefined) throw new Error(`the script of ${whose} was cut off`)
  return part
}
