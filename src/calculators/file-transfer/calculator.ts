import type texts from '../../../locales/en/calculators/file-transfer.json'
import type { Calculator } from '../calculator.ts'
import { answerFileTransfer, type TransferAnswer } from './answer.ts'
import { fileTransfer } from './engine.ts'
import { fileTransferForm } from './form.ts'

declare module 'i18next' {
  interface CalculatorTexts {
    'calculators/file-transfer': typeof texts
  }
}

export const calculator: Calculator<TransferAnswer> = {
  form: fileTransferForm,
  answer: answerFileTransfer,
  calculate: fileTransfer,
  costliest: {
    fileSizeValue: 5,
    fileSizeUnit: 'PB',
    linkRateValue: 1,
    linkRateUnit: 'Gbit/s',
    rttMs: 30,
    tcpWindowKiB: 64,
  },
}
