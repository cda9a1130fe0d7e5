const sample = 'Cloud คลาวด์'

/** Whether the browser still uses a fallback, although the face has loaded. */
const isLate = (canvas: CanvasRenderingContext2D, { family, weight }: FontFace) => {
  const widths = [`${family}, serif`, 'serif'].map((families) => {
    canvas.font = `${weight} 40px ${families}`
    return canvas.measureText(sample).width
  })
  return widths[0] === widths[1]
}

/** Some browsers give family names with quotation marks. */
const nameOf = (family: string, weight: string) => `${family.replaceAll(/["']/g, '')} ${weight}`

/** The site's own faces that the first paint may skip. */
const optionalRules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-display') === 'optional')

/** The same face with `swap`, which is never too late. */
const again = ({ style }: CSSFontFaceRule) =>
  new FontFace(style.getPropertyValue('font-family').replaceAll(/["']/g, ''), style.getPropertyValue('src'), {
    weight: style.getPropertyValue('font-weight'),
    style: style.getPropertyValue('font-style') || 'normal',
    unicodeRange: style.getPropertyValue('unicode-range') || 'U+0-10FFFF',
    display: 'swap',
  })

let late: readonly FontFace[] = []

/**
 * Finds the faces that loaded too late for the first paint (`font-display: optional`). Measuring text takes a slow phone as long as
 * rendering a page, so call it when idle.
 */
export const findLateFonts = (): void => {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return
  const names = [...document.fonts]
    // Firefox and WebKit report a late face as failed.
    .filter((face) => (face.status === 'loaded' || face.status === 'error') && isLate(canvas, face))
    .map(({ family, weight }) => nameOf(family, weight))
  if (names.length === 0) return
  const faces = optionalRules()
    .filter(({ style }) =>
      names.includes(nameOf(style.getPropertyValue('font-family'), style.getPropertyValue('font-weight'))),
    )
    .map(again)
  void Promise.allSettled(faces.map((face) => face.load())).then(() => {
    late = faces.filter(({ status }) => status === 'loaded')
  })
}

/** Shows the late faces. Text changes its width, so call it when the page changes anyway. */
export const showLateFonts = (): void => {
  for (const face of late) document.fonts.add(face)
  late = []
}
