import { useFormat } from '../../ui/texts.ts'

const steps = [
  { unit: 'Tbit/s', mbit: 1e6 },
  { unit: 'Gbit/s', mbit: 1e3 },
  { unit: 'Mbit/s', mbit: 1 },
] as const

/** A rate in Mbit/s in the unit in which it reads best. */
export const useRate = () => {
  const format = useFormat()
  return (mbit: number, digits = 5) => {
    const step = steps.find((candidate) => mbit >= candidate.mbit) ?? { unit: 'kbit/s', mbit: 1e-3 }
    return { value: format.number(mbit / step.mbit, digits), unit: step.unit }
  }
}

/** The same as one text. */
export const useRateText = () => {
  const rate = useRate()
  return (mbit: number, digits?: number) => {
    const { value, unit } = rate(mbit, digits)
    return `${value}\u00a0${unit}`
  }
}
