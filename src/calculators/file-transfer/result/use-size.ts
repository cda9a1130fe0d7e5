import { useFormat } from '../../ui/texts.ts'

const steps = [
  { unit: 'PB', gigabytes: 1e6 },
  { unit: 'TB', gigabytes: 1e3 },
  { unit: 'GB', gigabytes: 1 },
  { unit: 'MB', gigabytes: 1e-3 },
] as const

/** A size in GB in the decimal unit in which it reads best. */
export const useSize = () => {
  const format = useFormat()
  return (gigabytes: number, digits = 5) => {
    const step = steps.find((candidate) => gigabytes >= candidate.gigabytes) ?? {
      unit: 'kB',
      gigabytes: 1e-6,
    }
    return { value: format.number(gigabytes / step.gigabytes, digits), unit: step.unit }
  }
}
