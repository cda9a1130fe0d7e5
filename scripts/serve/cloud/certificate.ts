import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export interface Certificate {
  key: string
  cert: string
  /** SHA-256 of its public key in base64, by which Chromium can be told to trust it. */
  fingerprint: string
}

const day = 86_400_000

/** A certificate for these hosts that nobody trusts by itself, good for a week: X.509 version 3, written out in DER (RFC 5280). */
export const makeCertificate = (hosts: readonly string[]): Certificate => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const name = sequence(tlv(0x31, sequence(oids.commonName, tlv(0x0c, Buffer.from('local cloud')))))
  const toBeSigned = sequence(
    tlv(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    sequence(oids.ecdsaWithSha256),
    name,
    sequence(time(Date.now() - day), time(Date.now() + 7 * day)),
    name,
    spki,
    tlv(0xa3, sequence(sequence(oids.subjectAltName, tlv(0x04, alternativeNames(hosts))))),
  )
  const signature = sign('sha256', toBeSigned, privateKey)
  const der = sequence(toBeSigned, sequence(oids.ecdsaWithSha256), tlv(0x03, Buffer.from([0]), signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  }
}

/** A value after its tag and its length. */
const tlv = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body)]), body])
}

/** In as few bytes as possible, or it is no DER. */
const lengthOf = ({ length }: Buffer): number[] => {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

const sequence = (...parts: Buffer[]) => tlv(0x30, ...parts)
const integer = (value: Buffer) => tlv(0x02, value)
const oid = (hex: string) => tlv(0x06, Buffer.from(hex, 'hex'))

const oids = {
  commonName: oid('550403'),
  subjectAltName: oid('551d11'),
  ecdsaWithSha256: oid('2a8648ce3d040302'),
}

/** UTCTime: two digits each for year, month, day, hours, minutes and seconds. */
const time = (milliseconds: number) =>
  tlv(0x17, Buffer.from(new Date(milliseconds).toISOString().replace(/^..|[-:T]|\.\d+/g, '')))

const alternativeNames = (hosts: readonly string[]) =>
  sequence(...hosts.map((host) => tlv(0x82, Buffer.from(host))))
