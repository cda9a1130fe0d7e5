import { orderUnits, rateUnits } from '../shared/units.ts'

/** All units of data rate, the common ones first. */
export const orderedRateUnits = orderUnits(rateUnits, [
  'bit/s',
  'kbit/s',
  'Mbit/s',
  'Gbit/s',
  'Tbit/s',
  'kB/s',
  'MB/s',
  'GB/s',
  'KiB/s',
  'MiB/s',
  'GiB/s',
])
