/** The bytes that hold a UUID's version and variant, and which of their bits do (RFC 9562, version 4). */
const fixed: Readonly<Record<number, (byte: number) => number>> = {
  6: (byte) => (byte & 0x0f) | 0x40,
  8: (byte) => (byte & 0x3f) | 0x80,
}

/** Makes a random UUID without `crypto.randomUUID`, which exists on secure origins only. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte, index) => (fixed[index]?.(byte) ?? byte).toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
