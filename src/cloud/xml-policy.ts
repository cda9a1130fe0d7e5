let allowed = false

/**
 * Lets the SDK parse S3's answers where the site enforces Trusted Types: they are XML, and the SDK hands them to DOMParser as text.
 * A parsed document runs nothing and is shown to nobody. Every other sink stays closed.
 */
export const allowXmlParsing = (): void => {
  if (allowed) return
  allowed = true
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text: string, _type: string, sink: string) =>
      sink.startsWith('DOMParser') ? text : undefined,
  })
}
