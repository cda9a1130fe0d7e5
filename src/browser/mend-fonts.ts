import { arrive } from './arrive.ts'

/** The name of a face or a rule; some browsers put the family in quotes. */
const nameOf = (family: string, weight: string) => `${family.replaceAll(/["']/g, '')} ${weight}`
const nameOfFace = ({ family, weight }: FontFace) => nameOf(family, weight)
const nameOfRule = ({ style }: CSSFontFaceRule) =>
  nameOf(style.getPropertyValue('font-family'), style.getPropertyValue('font-weight'))

/** The file of a rule; `undefined` for a fallback font, which is the device's own. */
const fileOf = ({ style }: CSSFontFaceRule) => /url\(["']?([^"')#]+)/.exec(style.getPropertyValue('src'))?.[1]

/** The page's rules for faces that have a file. */
const rules = () =>
  [...document.styleSheets]
    .filter(({ href }) => href === null)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter((rule) => fileOf(rule) !== undefined)

/** Replaces the rule of a face that has failed, since browsers do not retry one: a different fragment makes it a new face of the same file. */
const renew = (rule: CSSFontFaceRule) => {
  const { parentStyleSheet: sheet, cssText } = rule
  const [index, file = ''] = [[...(sheet?.cssRules ?? [])].indexOf(rule), fileOf(rule)]
  if (!sheet || index < 0) return
  sheet.deleteRule(index)
  sheet.insertRule(cssText.replace(/(url\(["']?)[^"')]+/, `$1${file}#${performance.now()}`), index)
}

const loading = new Set<string>()

/** Loads a face; after a failure, once its file is in the cache. */
const load = async (name: string): Promise<void> => {
  const faces = [...document.fonts].filter((face) => nameOfFace(face) === name)
  const rule = rules().find((one) => nameOfRule(one) === name)
  if (!rule || loading.has(name)) return
  loading.add(name)
  try {
    await Promise.all(faces.map((face) => face.load()))
  } catch {
    await arrive(fileOf(rule) ?? '')
    renew(rule)
    const others = [...document.fonts].filter((face) => nameOfFace(face) === name)
    await Promise.all(others.map((face) => face.load()))
  } finally {
    loading.delete(name)
  }
}

const loadAll = (names: readonly string[]) => {
  for (const name of new Set(names))
    load(name).catch(() => {
      // The fallback font stays.
      loading.add(name)
    })
}

/** Reloads the typefaces that have failed, since browsers do not. */
export const mendFonts = (): void => {
  const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(
    (link) => link.getAttribute('href'),
  )
  // Not all browsers say which have failed.
  loadAll(
    rules()
      .filter((rule) => preloaded.includes(fileOf(rule) ?? ''))
      .map(nameOfRule),
  )
  document.fonts.addEventListener('loadingerror', () =>
    loadAll([...document.fonts].filter(({ status }) => status === 'error').map(nameOfFace)),
  )
}
