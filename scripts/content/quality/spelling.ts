import type { Finding, SourcesByLanguage } from '../finding.ts'
import { allTexts } from './texts.ts'
import variants from './variants.json' with { type: 'json' }

const preferred = new Map(variants.flatMap(({ thai, not }) => not.map((variant) => [variant, thai])))
const anyVariant = new RegExp([...preferred.keys()].sort((a, b) => b.length - a.length).join('|'), 'gu')

/** Reports Thai words whose spelling differs from the glossary's (`scripts/content/typography/glossary.json`). */
export const spellingFindings = (sources: SourcesByLanguage): Finding[] =>
  [...allTexts(sources.th)].flatMap(([namespace, key, text]) =>
    (text.match(anyVariant) ?? []).map((variant) => ({
      language: 'th',
      namespace,
      key,
      message: `"${variant}" is "${preferred.get(variant)}" in the glossary`,
    })),
  )
