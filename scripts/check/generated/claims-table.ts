import { type Claim, claims } from '../../content/claims/claims.ts'

const evidence: Readonly<Record<Claim['evidence'], string>> = {
  read: 'read in its source',
  known: 'known in the trade, not read in a source that states all of it',
  open: 'not verified: the pages give the month of the last check',
}

const cell = (text: string) => text.replaceAll('|', '\\|')

const row = ([id, { claim, sources, readOn, checkBy, pages, evidence: proof }]: [string, Claim]) =>
  `| \`${id}\` | ${[
    cell(claim),
    sources.map(({ name, url }) => `[${cell(name)}](${url})`).join('<br>') || '–',
    proof,
    readOn,
    checkBy,
    pages.map((page) => `\`${page}\``).join(', '),
  ].join(' | ')} |`

/** Makes the table of statements on pages that go out of date from `locales/claims.json`. */
export const claimsTable = (): string => {
  const all = Object.entries(claims)
  const counts = Object.entries(evidence).map(
    ([proof, meaning]) =>
      `- ${proof}: ${all.filter(([, claim]) => claim.evidence === proof).length}, ${meaning}`,
  )
  return `# Claims

What pages say about other companies, laws and standards, and what it rests on. Made from \`locales/claims.json\` by \`npm run generate\`;
[content.md](content.md) describes the fields.

${counts.join('\n')}

| Id | Claim | Sources | Evidence | Read on | Check again by | Pages |
|---|---|---|---|---|---|---|
${all.map(row).join('\n')}
`
}
