import type { Language } from '../../i18n/languages.ts'
import { backupCapacityExamples } from '../backup-capacity/examples.ts'
import { capacityExamples } from '../capacity/examples.ts'
import { dataRateExamples } from '../data-rate/examples.ts'
import { fileTransferExamples } from '../file-transfer/examples.ts'
import { raidExamples } from '../raid/examples.ts'
import { sqlServerExamples } from '../sql-server/examples.ts'
import type { CalculatorId } from '../ui/form/fields.ts'
import { windowsServerExamples } from '../windows-server/examples.ts'
import type { Examples } from './example.ts'
import { writerIn } from './writer.ts'

/**
 * The examples that pages tell, by calculator. Imports each by name, since Vite bundles its own configuration, which reads them, and a
 * bundle cannot import by a computed path.
 */
export const allExamples: Partial<Readonly<Record<CalculatorId, Examples>>> = {
  'backup-capacity': backupCapacityExamples,
  capacity: capacityExamples,
  'data-rate': dataRateExamples,
  'file-transfer': fileTransferExamples,
  raid: raidExamples,
  'sql-server': sqlServerExamples,
  'windows-server': windowsServerExamples,
}

/** Calculates the text of every example's inputs and figures in a language, by placeholder. */
export const exampleTexts = (language: Language): Readonly<Record<string, string>> => {
  const write = writerIn(language)
  return Object.fromEntries(
    Object.entries(allExamples).flatMap(([id, examples]) =>
      Object.entries(examples).flatMap(([name, { inputs, figures }]) =>
        Object.entries({ ...inputs(write), ...figures(write) }).map(
          ([text, value]) => [`${id}.${name}.${text}`, value] as const,
        ),
      ),
    ),
  )
}
