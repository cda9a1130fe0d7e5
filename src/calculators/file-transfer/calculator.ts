import type texts from '../../../locales/en/calculators/file-transfer.json'
import type { Calculator } from '../calculator.ts'
import { answerFileTransfer, type TransferAnswer } from './answer.ts'
import { fileTransfer } from './engine.ts'
import { fileTransferForm } from './form.ts'

declare module '../calculator.ts' {
  interface Calculators {
    'file-transfer': { form: typeof fileTransferForm; texts: typeof texts }
  }
}

export const calculator: Calculator<TransferAnswer> = {
  form: fileTransferForm,
  answer: answerFileTransfer,
  calculate: fileTransfer,
}
