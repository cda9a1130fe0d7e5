import type { BoundsTable } from '../shared/checks.ts'

const anHour = { min: 0, max: 24 } as const

export const transferBounds = {
  /** A zettabyte: a few years of all the internet's traffic. */
  fileSizeValue: { min: 0, max: 1e6, unit: 'PB' },
  fileCount: { whole: true, min: 1, max: 1e12 },
  /** A thousand times what one fibre carries. */
  linkRateValue: { above: 0, max: 1e6, unit: 'Tbit/s' },
  /** A century. */
  deadline: { above: 0, max: 36_525, unit: 'd' },
  linkSharePct: { above: 0, max: 100 },
  overheadPct: { min: 0, below: 100 },
  compressionRatio: { above: 0, max: 10_000 },
  parallelStreams: { whole: true, min: 1, max: 1e6 },
  /** To Mars and back takes up to 45 minutes. */
  rttMs: { min: 0, max: 1e7 },
  /** What window scaling allows: 1 GiB (RFC 7323). */
  tcpWindowKiB: { above: 0, max: 2 ** 20 },
  setupRoundTripsPerFile: { whole: true, min: 0, max: 10_000 },
  packetLossPct: { min: 0, below: 100 },
  segmentBytes: { whole: true, min: 1, max: 65_535 },
  diskMBps: { above: 0, max: 1e6 },
  startHour: { min: 0, below: 24 },
  allowedFrom: anHour,
  allowedTo: anHour,
} as const satisfies BoundsTable
