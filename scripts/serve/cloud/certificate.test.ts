import { createHash, createPrivateKey, X509Certificate } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeCertificate } from './certificate.ts'

describe('the certificate', async () => {
  const hosts = ['cognito-idp.ap-southeast-1.amazonaws.com', 'x.s3.ap-southeast-1.amazonaws.com']
  const { key, cert, fingerprint } = await makeCertificate(hosts)
  const parsed = new X509Certificate(cert)

  it('is for its hosts and no other', () => {
    for (const host of hosts) expect(parsed.checkHost(host)).toBe(host)
    expect(parsed.checkHost('amazonaws.com')).toBeUndefined()
  })

  it('is signed by its own key, and valid now', () => {
    expect(parsed.checkPrivateKey(createPrivateKey(key))).toBe(true)
    expect(parsed.verify(parsed.publicKey)).toBe(true)
    expect(Date.parse(parsed.validFrom)).toBeLessThan(Date.now())
    expect(Date.parse(parsed.validTo)).toBeGreaterThan(Date.now())
  })

  it('has the fingerprint of its public key', () => {
    const spki = parsed.publicKey.export({ type: 'spki', format: 'der' })
    expect(fingerprint).toBe(createHash('sha256').update(spki).digest('base64'))
  })
})
