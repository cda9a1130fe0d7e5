import { type Examples, example } from '../example.ts'
import type { Values } from '../ui/form/fields.ts'
import { calculator } from './calculator.ts'

const copy = (entered: Values) =>
  example(calculator, { mode: 'time', ...entered }, ({ result }, { number, duration }) => {
    if (result.mode !== 'time') throw new Error('expected a time')
    return {
      effective: `${number(result.effectiveMbitPerS, 5)} Mbit/s`,
      time: duration(result.durationSeconds),
      data: duration(result.losses[0]?.amount ?? 0),
    }
  })

const far = { fileSizeValue: '10', linkRateValue: '10', overheadPct: '0', rttMs: '80' }
const smallWindow = { ...far, tcpWindowKiB: '64' }

/** Examples whose inputs and figures fill placeholders in the pages' texts. */
export const examples: Examples = {
  full: copy({ overheadPct: '0' }),
  headers: copy({}),
  window: copy(smallWindow),
  streams: copy({ ...smallWindow, parallelStreams: '16' }),
  loss: copy({ ...far, packetLossPct: '0.01' }),
  smallFiles: copy({
    fileSizeValue: '10',
    fileSizeUnit: 'kB',
    fileCount: '1000000',
    overheadPct: '0',
    rttMs: '20',
    setupRoundTripsPerFile: '2',
    parallelStreams: '8',
  }),
  weekend: example(
    calculator,
    { mode: 'required-rate', fileSizeValue: '50', fileSizeUnit: 'TB', deadline: '48', overheadPct: '10' },
    ({ result }, { number }) => {
      if (result.mode !== 'required-rate') throw new Error('expected a required rate')
      return { rate: `${number(result.requiredLinkMbitPerS / 1000, 3)} Gbit/s` }
    },
  ),
  night: example(
    calculator,
    {
      mode: 'max-size',
      linkRateValue: '500',
      linkRateUnit: 'Mbit/s',
      linkSharePct: '80',
      deadline: '8',
      overheadPct: '0',
    },
    ({ result }, { number }) => {
      if (result.mode !== 'max-size') throw new Error('expected a maximum size')
      return { size: `${number(result.maxSizeGB / 1000, 4)} TB` }
    },
  ),
}
