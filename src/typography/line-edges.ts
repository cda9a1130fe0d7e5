/**
 * Characters that no line may begin with: signs that close, repeat or end what precedes them, Thai vowels and tone marks behind their
 * letter, no-break spaces.
 */
const clings = /^[\u00a0\p{Pe}\p{Pf}.,:;!?%·…–—/\-ฯะ-ฺๅ-๎]/u

/** Characters that no line may end with: signs that open, Thai vowels in front of their letter, no-break spaces. */
const grips = /[\u00a0\p{Ps}\p{Pi}เ-ไ]$/u

/** Whether a line may end between two parts of a text, as far as their signs are concerned. */
export const mayPart = (before: string, after: string): boolean => !clings.test(after) && !grips.test(before)
