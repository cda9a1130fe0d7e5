import { languageCodes } from '../../i18n/languages.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { factNames, placeholderTexts } from '../placeholders.ts'
import { allTexts } from './texts.ts'

/** Facts that read the same wherever they are told; shorter ones, such as 15 min, are said of other things too. */
const distinctive = factNames.filter((name) =>
  /^(?:siteDistance|siteRoundTrip|maintenanceWindow|supportBundles|severity\dMeaning)$/.test(name),
)

/** Facts of locales/facts.json that a text states by itself and would go on stating after a change there. */
export const literalFactFindings = (sources: SourcesByLanguage): Finding[] =>
  languageCodes.flatMap((language) => {
    const facts = placeholderTexts(language)
    return [...allTexts(sources[language])].flatMap(([namespace, key, text]) =>
      distinctive
        .filter((name) => text.toLowerCase().includes((facts[name] as string).toLowerCase()))
        .map((name) => ({
          language,
          namespace,
          key,
          message: `"${facts[name]}" is a fact of locales/facts.json: write {{${name}}}`,
        })),
    )
  })
