/** Who is signed in, as far as the header shows it. */
export interface Account {
  /** One character, upper-case where the script has cases. */
  initial: string
}

type Claims = Readonly<Record<string, unknown>>

/** Where a pool may keep what a person calls themselves, the friendliest first. */
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

/** The account behind a token's claims. They are not verified: nothing but what the visitor's own header shows depends on them. */
export const accountOf = (claims: Claims): Account => {
  const name = nameClaims.map((claim) => claims[claim]).find(isText) ?? ''
  const [first] = name.trim().replace(leadingVowels, '')
  return { initial: first?.toLocaleUpperCase() ?? '' }
}

const isText = (value: unknown): value is string => typeof value === 'string' && /[\p{L}\p{N}]/u.test(value)
