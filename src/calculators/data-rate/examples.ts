import { type Examples, example } from '../example.ts'
import { calculator } from './calculator.ts'

const line = (value: string, fromUnit: 'Mbit/s' | 'Gbit/s') =>
  example(calculator, { value, fromUnit }, ({ result: { rows, volumes } }, { number }) => {
    const inUnit = (unit: string, digits: number) =>
      number(rows.find((row) => row.unit === unit)?.text ?? '', digits)
    return {
      bits: inUnit('bit/s', 15),
      bytes: inUnit('B/s', 15),
      megabytes: inUnit('MB/s', 6),
      mebibytes: inUnit('MiB/s', 6),
      gigabytes: inUnit('GB/s', 6),
      gibibytes: inUnit('GiB/s', 5),
      hour: `${number(volumes.perHourGB)} GB`,
      day: `${number(volumes.perDayTB)} TB`,
      month: `${number(volumes.per30DaysTB)} TB`,
    }
  })

/** Examples whose inputs and figures fill placeholders in the pages' texts. */
export const examples: Examples = {
  megabit100: line('100', 'Mbit/s'),
  gigabit1: line('1', 'Gbit/s'),
  gigabit10: line('10', 'Gbit/s'),
  gigabit25: line('25', 'Gbit/s'),
  gigabit100: line('100', 'Gbit/s'),
}
