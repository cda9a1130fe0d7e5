import { cancel, group, intro, multiselect, outro, text } from '@clack/prompts'
import { brand } from '../../src/provider/brand.ts'
import { added } from '../../src/provider/page-files.ts'
import { pages } from '../../src/provider/pages.ts'
import { palette } from '../../src/styles/tokens.ts'
import { type Answers, answersSchema, optionalKinds } from './answers.ts'
import { labelsOf } from './labels.ts'

const questions = {
  product: 'Name of the provider, as the site writes it',
  slug: 'The same in lower-case letters and hyphens, for /why-…',
  legalEntity: 'Legal name in English',
  legalEntityTh: 'Legal name in Thai',
  siteUrl: 'Address of the site',
  phone: 'Telephone',
  email: 'Mailbox for enquiries',
  supportEmail: 'Mailbox for support',
  privacyEmail: 'Mailbox for data protection',
  securityEmail: 'Mailbox for reports of vulnerabilities',
  line: 'LINE account',
} as const

const addressQuestions = {
  street: 'Street in English',
  streetTh: 'Street in Thai',
  city: 'City in English',
  cityTh: 'City in Thai',
  postalCode: 'Postal code',
  country: 'Country, two letters',
} as const

/** Makes a validator that returns the schema's message about the input; `undefined` if it is valid. */
const problemWith = (make: (value: string) => unknown) => (value: string | undefined) => {
  const { success, error } = answersSchema.safeParse(make((value ?? '').trim()))
  return success ? undefined : error.issues[0]?.message
}

const textsFor = (
  questions: Readonly<Record<string, string>>,
  present: Readonly<Record<string, unknown>>,
  make: (name: string, value: string) => unknown,
) =>
  Object.fromEntries(
    Object.entries(questions).map(([name, message]) => [
      name,
      () =>
        text({
          message,
          initialValue: String(present[name]),
          validate: problemWith((value) => make(name, value)),
        }),
    ]),
  )

const kindNames: Readonly<Record<(typeof optionalKinds)[number], string>> = {
  service: 'Services that you sell',
  'use-case': 'Industries that you serve',
  story: 'Customer stories',
  calculator: 'Calculators',
  article: 'Pages about you',
  guideline: 'Brand guidelines',
  news: 'News',
  job: 'Open positions',
}

const onCancel = () => {
  cancel('Nothing was changed.')
  process.exit(1)
}

/** Asks for what an owner knows offhand. Accepting a default leaves that value unchanged. */
export const ask = async (): Promise<Answers> => {
  intro(
    'Make the site yours. Press Enter to keep a value as shown. Nothing is written before the last answer.',
  )
  const names = await group(
    textsFor(questions, brand, (name, value) => ({ brand: { [name]: value } })),
    { onCancel },
  )
  const address = await group(
    textsFor(addressQuestions, brand.address, (name, value) => ({
      brand: { address: { ...brand.address, [name]: value } },
    })),
    { onCancel },
  )
  const labels = labelsOf('en')
  const keep = await group(
    Object.fromEntries(
      optionalKinds.map((kind) => {
        const options = [...pages, ...added]
          .filter((page) => page.kind === kind)
          .map(({ id }) => ({ value: id as string, label: labels.get(id) ?? id }))
        return [
          kind,
          async () =>
            options.length === 0
              ? []
              : multiselect({
                  message: `${kindNames[kind]} (space to choose, Enter to continue)`,
                  options,
                  initialValues: options.map(({ value }) => value),
                  required: false,
                }),
        ]
      }),
    ),
    { onCancel },
  )
  const colours = await group(
    textsFor(
      {
        ground: 'Background colour',
        marigold: 'Colour of buttons',
        link: 'Colour of links',
      },
      palette,
      (name, value) => ({ palette: { [name]: value } }),
    ),
    { onCancel },
  )
  outro(
    'Thank you. To add pages of your own, data centres, prices and texts, write a file of answers: see docs/owner.md.',
  )
  return answersSchema.parse({ brand: { ...names, address }, keep, palette: colours })
}
