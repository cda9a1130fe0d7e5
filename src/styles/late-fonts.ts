const sample = 'Cloud คลาวด์'

/** Whether text in the face is drawn in another font, although its file has arrived. */
const isLate = (canvas: CanvasRenderingContext2D, { family, weight }: FontFace) => {
  const widths = [`${family}, serif`, 'serif'].map((families) => {
    canvas.font = `${weight} 40px ${families}`
    return canvas.measureText(sample).width
  })
  return widths[0] === widths[1]
}

/** Browsers differ in whether they give a family with its quotation marks. */
const nameOf = (family: string, weight: string) => `${family.replaceAll(/["']/g, '')} ${weight}`

let late: readonly string[] = []

/**
 * Notes the faces that came too late for the first paint (`font-display: optional`). Measuring text takes a slow phone as long as
 * showing a page, so call it while nobody waits.
 */
export const findLateFonts = (): void => {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return
  late = [...document.fonts]
    .filter((face) => face.status === 'loaded' && isLate(canvas, face))
    .map(({ family, weight }) => nameOf(family, weight))
}

/** Lets the noted faces be shown after all. Text changes its width by that, so call it when the page changes anyway. */
export const showLateFonts = (): void => {
  if (late.length === 0) return
  for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
    if (!(rule instanceof CSSFontFaceRule)) continue
    const { style } = rule
    const isOptional = style.getPropertyValue('font-display') === 'optional'
    const name = nameOf(style.getPropertyValue('font-family'), style.getPropertyValue('font-weight'))
    if (isOptional && late.includes(name)) style.setProperty('font-display', 'swap')
  }
  late = []
}
