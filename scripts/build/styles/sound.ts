import postcss, { type AtRule, type Declaration } from 'postcss'

/** What older browsers drop of a media query, with all that it holds: ranges, and `not` or `or` without a medium before a condition. */
const younger = /[<>]|\bnot *\(|\) *or\b/

const faultOfMedia = ({ params }: AtRule) =>
  younger.test(params) ? [`@media ${params}: older browsers drop it`] : []

/** Properties that browsers know since 2022, of which `transform` does the same. */
const youngTransforms = ['translate', 'rotate', 'scale']

const faultOf = ({ prop, value, parent }: Declaration) => {
  if (value.trim() === '') return [`${parent?.type === 'rule' ? parent.selector : ''} { ${prop}: } is empty`]
  return youngTransforms.includes(prop) ? [`${prop}: ${value}: older browsers know transform alone`] : []
}

/**
 * Reads rules as browsers get them: lightningcss writes some values as nothing (`border-image: none`, its issue 1146), and media queries of
 * its own that the layout's oldest browsers drop.
 * @param name of the style sheet, or of the page that carries the rules
 * @returns the rules
 * @throws with what is wrong with them
 */
export const sound = (name: string, css: string): string => {
  const faults: string[] = []
  const root = postcss.parse(css)
  root.walkDecls((declaration) => void faults.push(...faultOf(declaration)))
  root.walkAtRules('media', (rule) => void faults.push(...faultOfMedia(rule)))
  if (faults.length > 0) throw new Error(`${name}:\n${faults.join('\n')}`)
  return css
}
