import { type Examples, example } from '../example.ts'
import { calculator } from './calculator.ts'

/** Drive labels. */
const labels = {
  gb256: ['256', 'GB'],
  gb512: ['512', 'GB'],
  tb1: ['1', 'TB'],
  tb4: ['4', 'TB'],
  tb20: ['20', 'TB'],
  pb1: ['1', 'PB'],
} as const

type Label = (typeof labels)[keyof typeof labels]

const drive = ([labelValue, labelUnit]: Label) =>
  example(calculator, { question: 'drive', labelValue, labelUnit }, ({ result }, { number, percent }) => {
    if (result.question !== 'drive') throw new Error('expected the answer for a drive')
    const { shown } = result
    const { bytes, osBinaryGiB, osBinaryTiB, apparentLossPct, idemaBytes } = result.drive
    return {
      bytes: number(bytes, 15),
      shown: `${number(shown.windows, 5)} ${shown.binaryUnit}`,
      gib: `${number(osBinaryGiB, 6)} GiB`,
      tib: `${number(osBinaryTiB, 4)} TiB`,
      loss: percent(apparentLossPct / 100, 3),
      ...(idemaBytes != null && { idemaBytes: number(idemaBytes, 15) }),
    }
  })

/** Examples whose inputs and figures fill placeholders in the pages' texts. */
export const examples: Examples = Object.fromEntries(
  Object.entries(labels).map(([name, label]) => [name, drive(label)]),
)
