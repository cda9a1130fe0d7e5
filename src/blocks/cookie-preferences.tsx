import { Section } from '../components/section.tsx'
import { CookiePreferences as Preferences } from '../tracking/cookie-preferences.tsx'
import type { Content } from './cookie-preferences.schema.ts'

export function CookiePreferences(section: Content) {
  return (
    <Section {...section}>
      <Preferences />
    </Section>
  )
}
