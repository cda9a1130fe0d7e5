/** Number of parts of a list that a brief page shows first. */
const first = 4

/** How many parts of a list a brief page shows before the others are unfolded; one alone isn't worth a fold. */
export const firstFew = (length: number): number => (length > first + 1 ? first : length)
