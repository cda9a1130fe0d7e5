/** A well-known interface and its nominal line rate in bit/s, before any overhead. */
export interface ReferenceInterface {
  readonly name: string
  readonly bitsPerSecond: number
}

/** Nominal rates as their standards name them, slowest first. Names are proper names. */
export const referenceInterfaces: readonly ReferenceInterface[] = [
  { name: 'Fast Ethernet', bitsPerSecond: 100e6 },
  { name: 'USB 2.0', bitsPerSecond: 480e6 },
  { name: 'Gigabit Ethernet', bitsPerSecond: 1e9 },
  { name: '2.5GBASE-T', bitsPerSecond: 2.5e9 },
  { name: 'USB 5Gbps', bitsPerSecond: 5e9 },
  { name: 'SATA 6 Gb/s', bitsPerSecond: 6e9 },
  { name: '10 Gigabit Ethernet', bitsPerSecond: 10e9 },
  { name: 'SAS-3', bitsPerSecond: 12e9 },
  { name: 'USB 20Gbps', bitsPerSecond: 20e9 },
  { name: 'SAS-4', bitsPerSecond: 22.5e9 },
  { name: '25 Gigabit Ethernet', bitsPerSecond: 25e9 },
  { name: 'USB4, Thunderbolt 4', bitsPerSecond: 40e9 },
  { name: '100 Gigabit Ethernet', bitsPerSecond: 100e9 },
  { name: '400 Gigabit Ethernet', bitsPerSecond: 400e9 },
]
