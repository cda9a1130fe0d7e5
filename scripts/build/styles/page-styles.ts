import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import type { Language } from '../../../src/i18n/languages.ts'

/** What decides which rules can match in a page, and which variables it reads. */
interface Page {
  readonly language: Language
  readonly classes: ReadonlySet<string>
  readonly elements: ReadonlySet<string>
  /** Names of its `data-` attributes, without the prefix. */
  readonly data: ReadonlySet<string>
  readonly reads: (variable: string) => boolean
  /** The animations that its elements have. */
  readonly animations: ReadonlySet<string>
}

/** Writes a part of the sheet for a page; empty if the page does not need it. */
type Piece = (page: Page) => string

/**
 * A script to put after the sheet's link. Scripts wait for the sheets before them, so Firefox, too, does not show what follows unstyled.
 */
export const waitingScript = '0'

/**
 * Splits a style sheet so that a page carries only the rules that can match in its first view, in every state that needs no script (focus,
 * forced colours). Leaves out rules for print, for what is hovered, selected or opened, for what a closed menu or the drawer hides, for
 * transitions, and for elements and classes that scripts add, so the whole sheet must load before a script runs.
 * @param css the minified sheet, without `@font-face` rules
 * @returns a function that returns the rules for a part of a page, in the sheet's order, without variables that neither they nor the part use
 */
export const openStyleSheet = (css: string) => {
  const pieces = piecesOf(postcss.parse(css))
  return (part: string, language: Language): string => {
    const html = withoutFolded(part)
    const page = {
      language,
      classes: classesOf(html),
      elements: elementsOf(html),
      data: new Set([...dataOf(html), ...rootStates]),
    }
    const rules = write(pieces, { ...page, reads: () => true, animations: new Set() })
    const read = new Set([...variablesOf(html), ...variablesOf(rules)])
    return write(pieces, {
      ...page,
      reads: (variable) => read.has(variable),
      animations: animationsOf(rules),
    })
  }
}

/** Matches selectors that can wait: the whole sheet arrives before anybody hovers over, selects or opens something. */
const later = /:hover|::selection|:popover-open|(?<!:not\()\[open\]/

/** Attributes of the root that scripts change before the whole sheet has loaded. */
const rootStates = ['app', 'awaited']

/** Matches transitions, which can wait: nothing changes before the whole sheet has loaded. */
const smooth = /^transition/

/** Conditions of rules that only stop motion. */
const stopsMotion = /^\(prefers-reduced-motion:\s*reduce\)$/

/**
 * Removes the content of closed menus and popovers, whose rules can wait for the whole sheet. Keeps the menus inside a popover, and a link
 * after them, since wide screens show these in the page.
 */
const withoutFolded = (html: string) =>
  html
    .replaceAll(/(<details(?![^>]* open)[^>]*>\s*<summary.*?<\/summary>).*?(<\/details>)/gs, '$1$2')
    .replaceAll(/(<(\w+)[^>]* popover=[^>]*>)(.*?)(<\/\2>)/gs, (_all, start, _name, inner: string, end) =>
      [start, ...(inner.match(/<details.*?<\/details>(?:<a .*?<\/a>)?/gs) ?? []), end].join(''),
    )

const classesOf = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
const elementsOf = (html: string) => new Set([...html.matchAll(/<([a-z]\w*)/g)].map(([, name = '']) => name))
const dataOf = (html: string) => [...html.matchAll(/ data-([\w-]+)/g)].map(([, name = '']) => name)
const variablesOf = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
const valuesOf = (rules: string, property: string) =>
  [...rules.matchAll(new RegExp(`${property}:([^;}]*)`, 'g'))].map(([, value = '']) => value)
/** Names of animations, some of which are values of variables. */
const animationsOf = (rules: string) => {
  const values = valuesOf(rules, 'animation')
  const variables = values.flatMap(variablesOf).flatMap((name) => valuesOf(rules, name))
  return new Set([...values, ...variables].flatMap((value) => value.split(/[\s,]+/)))
}

const write = (pieces: readonly Piece[], page: Page) => pieces.map((piece) => piece(page)).join('')

const piecesOf = (container: Container): Piece[] => (container.nodes ?? []).map(pieceOf)

const pieceOf = (node: ChildNode): Piece => {
  if (node.type === 'rule') return pieceOfRule(node)
  if (node.type === 'comment') return () => ''
  if (node.type === 'atrule' && node.nodes) return pieceOfGroup(node)
  const text = node.toString()
  return () => text
}

const pieceOfGroup = (group: AtRule): Piece => {
  if (group.params === 'print' || group.name === 'page') return () => ''
  if (group.name === 'keyframes') {
    const text = group.toString()
    return ({ animations }) => (animations.has(group.params) ? text : '')
  }
  const pieces = piecesOf(group)
  return (page) => {
    if (stopsMotion.test(group.params) && page.animations.size === 0) return ''
    const inner = write(pieces, page)
    return inner && `@${group.name} ${group.params}{${inner}}`
  }
}

const pieceOfRule = (rule: Rule): Piece => {
  const selectors = rule.selectors
    .filter((text) => !later.test(text))
    .map((text) => ({ text, canMatch: matcher(text) }))
  const declarations = rule.nodes
    .filter((node) => node.type !== 'decl' || !smooth.test(node.prop))
    .map((node) => ({
      text: node.toString(),
      variable: node.type === 'decl' && node.variable ? node.prop : undefined,
    }))
  return (page) => {
    const kept = selectors.filter(({ canMatch }) => canMatch(page))
    const body = declarations.filter(({ variable }) => !variable || page.reads(variable))
    if (kept.length === 0 || body.length === 0) return ''
    return `${kept.map(({ text }) => text).join(',')}{${body.map(({ text }) => text).join(';')}}`
  }
}

/** Makes a test of a selector. Names outside parentheses must occur in the page; those inside may be alternatives or exclusions. */
const matcher = (selector: string): ((page: Page) => boolean) => {
  const language = /^(?::root)?:lang\((\w+)\)/.exec(selector)?.[1]
  const outside = selector.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '')
  const data = [...outside.matchAll(/\[data-([\w-]+)/g)].map(([, name = '']) => name)
  const plain = outside.replaceAll(/\[[^\]]*\]/g, '')
  const required = selector.match(/(?<!:not\():has\(\.[\w-]+\)/g) ?? []
  const classes = [...`${plain}${required.join('')}`.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  const elements = [...plain.matchAll(/(?<![\w.:#-])[a-z]\w*/g)].map(([name]) => name)
  return (page) =>
    (!language || language === page.language) &&
    classes.every((name) => page.classes.has(name)) &&
    elements.every((name) => page.elements.has(name)) &&
    data.every((name) => page.data.has(name))
}
