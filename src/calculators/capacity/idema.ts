import { compare, divide, floor, type Rational, whole } from '../shared/rational.ts'

const sectorBytes = 512
const sectorsAt50GB = 97_696_368
const sectorsPerGB = 1_953_504

/** Size in bytes after IDEMA LBA1-03, or `null`: the standard covers whole GB from 50 to 8000 only. */
export function idemaBytes(bytes: Rational): number | null {
  const gigabytes = divide(bytes, whole(1e9))
  const count = floor(gigabytes)
  if (compare(gigabytes, whole(count)) !== 0 || count < 50n || count > 8000n) return null
  return (sectorsAt50GB + sectorsPerGB * (Number(count) - 50)) * sectorBytes
}
