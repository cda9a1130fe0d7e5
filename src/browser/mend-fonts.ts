import { arrive } from './arrive.ts'

const isOf = (face: FontFace) => (rule: CSSFontFaceRule) => {
  const value = (name: string) => rule.style.getPropertyValue(name).replaceAll(/["']/g, '')
  return value('font-family') === face.family.replaceAll(/["']/g, '') && value('font-weight') === face.weight
}

/** A failed face stays so; its rule, put in again, is a new one. */
const putAgain = (rule: CSSFontFaceRule) => {
  const { parentStyleSheet: sheet, cssText } = rule
  if (!sheet) return
  const index = [...sheet.cssRules].indexOf(rule)
  if (index < 0) return
  sheet.deleteRule(index)
  sheet.insertRule(cssText, index)
}

const mend = async (face: FontFace) => {
  const rules = [...document.styleSheets]
    .filter(({ href }) => href === null)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(isOf(face))
  for (const rule of rules) {
    const [, url] = /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src')) ?? []
    if (!url) continue
    await arrive(url)
    putAgain(rule)
  }
}

const tried = new Set<string>()

const mendOnce = (faces: Iterable<FontFace>) => {
  for (const face of faces) {
    const name = `${face.family} ${face.weight}`
    if (face.status !== 'error' || tried.has(name)) continue
    tried.add(name)
    mend(face).catch(() => {
      // Its fallback stays.
    })
  }
}

/** Loads the page's own typefaces again that have failed, once each. */
export const mendFonts = (): void => {
  mendOnce(document.fonts)
  document.fonts.addEventListener('loadingerror', () => mendOnce(document.fonts))
}
