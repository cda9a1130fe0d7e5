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

/** A face is looked at once: measuring text takes time out of a navigation. */
const seen = new WeakSet<FontFace>()

const isNew = (face: FontFace) => {
  if (face.status !== 'loaded' || seen.has(face)) return false
  seen.add(face)
  return true
}

/**
 * Lets the faces that came too late for the first paint (`font-display: optional`) be shown after all. Text changes its width by
 * that, so call it when the page changes anyway.
 */
export const showLateFonts = (): void => {
  const loaded = [...document.fonts].filter(isNew)
  const canvas = loaded.length > 0 && document.createElement('canvas').getContext('2d')
  if (!canvas) return
  const late = loaded
    .filter((face) => isLate(canvas, face))
    .map(({ family, weight }) => nameOf(family, weight))
  for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
    if (!(rule instanceof CSSFontFaceRule)) continue
    const { style } = rule
    const isOptional = style.getPropertyValue('font-display') === 'optional'
    const name = nameOf(style.getPropertyValue('font-family'), style.getPropertyValue('font-weight'))
    if (isOptional && late.includes(name)) style.setProperty('font-display', 'swap')
  }
}
