/** What the header shows of the signed-in visitor. */
export interface Account {
  /** One character, upper-case where the script has cases. */
  initial: string
}

type Claims = Readonly<Record<string, unknown>>

/** The claims that may hold a person's name, most personal first. */
const nameClaims = [
  'name',
  'given_name',
  'nickname',
  'preferred_username',
  'email',
  'cognito:username',
  'username',
]

// Thai writes these vowels before the consonant that the syllable begins with.
const leadingVowels = /^[เ-ไ]+/

/** Reads the account from a token's claims, unverified: only the visitor's own header shows the result. */
export const accountOf = (claims: Claims): Account => {
  const name = nameClaims.map((claim) => claims[claim]).find(isText) ?? ''
  const [first] = name.trim().replace(leadingVowels, '')
  return { initial: first?.toLocaleUpperCase() ?? '' }
}

const isText = (value: unknown): value is string => typeof value === 'string' && /[\p{L}\p{N}]/u.test(value)
