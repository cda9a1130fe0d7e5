import { onEachText } from '../each.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { factNames, placeholderTexts } from '../placeholders.ts'

/** Facts whose wording is unambiguous; short ones such as 15 min also occur with other meanings. */
const distinctive = factNames.filter((name) =>
  /^(?:siteDistance|siteRoundTrip|maintenanceWindow|supportBundles|severity\dMeaning|replyTime|proposalTime|incidentNotice)$/.test(
    name,
  ),
)

/** Reports texts that write out a fact of locales/facts.json, since they would not follow a change there. */
export const literalFactFindings = (sources: SourcesByLanguage): Finding[] =>
  onEachText(sources, (text, language) => {
    const facts = placeholderTexts(language)
    return distinctive
      .filter((name) => text.toLowerCase().includes((facts[name] as string).toLowerCase()))
      .map((name) => `"${facts[name]}" is a fact of locales/facts.json: write {{${name}}}`)
  })
