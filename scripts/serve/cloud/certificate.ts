import { createHash, createPublicKey } from 'node:crypto'
import { generate } from 'selfsigned'

export interface Certificate {
  key: string
  cert: string
  /** SHA-256 of its public key in base64, for Chromium's switch that trusts it. */
  fingerprint: string
}

const day = 86_400_000

/** Makes a self-signed certificate for tests, valid for a week. */
export const makeCertificate = async (hosts: readonly string[]): Promise<Certificate> => {
  const altNames = hosts.map((value) => ({ type: 2 as const, value }))
  const made = await generate([{ name: 'commonName', value: 'local cloud' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    // Valid since yesterday, for clocks that disagree.
    notBeforeDate: new Date(Date.now() - day),
    notAfterDate: new Date(Date.now() + 7 * day),
    extensions: [{ name: 'subjectAltName', altNames }],
  })
  const publicKey = createPublicKey(made.public).export({ type: 'spki', format: 'der' })
  return {
    key: made.private,
    cert: made.cert,
    fingerprint: createHash('sha256').update(publicKey).digest('base64'),
  }
}
