import { languageCodes } from '../../../src/i18n/languages.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { factNames, placeholderTexts } from '../placeholders.ts'
import { allTexts } from './texts.ts'

/** Facts whose wording is unambiguous; short ones such as 15 min also occur with other meanings. */
const distinctive = factNames.filter((name) =>
  /^(?:siteDistance|siteRoundTrip|maintenanceWindow|supportBundles|severity\dMeaning|replyTime|proposalTime|incidentNotice)$/.test(
    name,
  ),
)

/** Reports texts that write out a fact of locales/facts.json, since they would not follow a change there. */
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
