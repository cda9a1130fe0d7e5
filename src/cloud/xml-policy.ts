let allowed = false

/**
 * Lets the SDK parse S3's XML under Trusted Types: it passes responses to DOMParser as text. A parsed document runs no script and is never
 * shown. Every other sink stays closed.
 */
export const allowXmlParsing = (): void => {
  if (allowed) return
  allowed = true
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text: string, _type: string, sink: string) =>
      sink.startsWith('DOMParser') ? text : undefined,
  })
}
