import type { z } from 'zod'
import { Section } from '../components/section.tsx'
import { block } from '../content/fields.ts'
import { CookiePreferences as Preferences } from '../tracking/cookie-preferences.tsx'

export const schema = block('cookie-preferences', {})

export function CookiePreferences(section: z.infer<typeof schema>) {
  return (
    <Section {...section}>
      <Preferences />
    </Section>
  )
}
