import postcss, { type AtRule, type Declaration } from 'postcss'

/** Media query syntax for which older browsers drop the whole rule: ranges, and `not` or `or` without a media type before a condition. */
const newerSyntax = /[<>]|\bnot *\(|\) *or\b/

const faultOfMedia = ({ params }: AtRule) =>
  newerSyntax.test(params) ? [`@media ${params}: older browsers ignore it`] : []

/** Properties that browsers support only since 2022; `transform` does the same. */
const newerTransforms = ['translate', 'rotate', 'scale']

const faultOf = ({ prop, value, parent }: Declaration) => {
  if (value.trim() === '') return [`${parent?.type === 'rule' ? parent.selector : ''} { ${prop}: } is empty`]
  // In WebKit 2.50 (Safari 26) a page with a query container crashes when the window changes, or keeps the layout of the width before.
  if (prop === 'container-type' || prop === 'container') return [`${prop}: ${value}: crashes WebKit`]
  return newerTransforms.includes(prop) ? [`${prop}: ${value}: older browsers support only transform`] : []
}

/**
 * Checks rules as browsers get them: lightningcss empties some values (`border-image: none`, its issue 1146), and produces media
 * queries that the oldest supported browsers drop. Query containers are refused: media queries do without.
 * @param name of the style sheet, or of the page with the inlined rules
 * @returns the rules, unchanged
 * @throws listing the rules that browsers would drop
 */
export const sound = (name: string, css: string): string => {
  const faults: string[] = []
  const root = postcss.parse(css)
  root.walkDecls((declaration) => void faults.push(...faultOf(declaration)))
  root.walkAtRules('media', (rule) => void faults.push(...faultOfMedia(rule)))
  if (faults.length > 0) throw new Error(`${name}:\n${faults.join('\n')}`)
  return css
}
