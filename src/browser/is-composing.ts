/**
 * Whether a key belongs to an input method. Safari ends the composition before it reports the key that confirms a candidate; only the
 * key's code tells.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229
