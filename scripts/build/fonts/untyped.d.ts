declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt'
    keepFeatures?: readonly string[]
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}

declare module 'fontverter' {
  type Format = 'sfnt' | 'woff2'
  const fontverter: { convert(font: Buffer, to: Format, from: Format): Promise<Buffer> }
  export default fontverter
}
