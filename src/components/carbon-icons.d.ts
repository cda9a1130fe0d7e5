declare module '@carbon/icons/es/*' {
  interface IconPart {
    elem: 'path' | 'circle' | 'rect' | 'polygon'
    attrs: Readonly<Record<string, string>>
  }
  const icon: { attrs: { viewBox: string }; content: readonly IconPart[] }
  export default icon
}
