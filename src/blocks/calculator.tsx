import { z } from 'zod'
import type { QuickTexts } from '../calculators/file-transfer/quick/quick-texts.ts'
import { Section } from '../components/section.tsx'
import { block } from '../content/fields.ts'
import { QuickTransfer } from './quick-transfer/quick-transfer.tsx'

export const schema = block('calculator', { calculator: z.literal('file-transfer') })

type CalculatorProps = z.infer<typeof schema> & { texts: QuickTexts; answer: string }

/** A small calculator within a page; its words and its first answer are put in at build. */
export function Calculator({ calculator, texts, answer, ...section }: CalculatorProps) {
  return (
    <Section {...section} room="wide">
      <QuickTransfer page={calculator} texts={texts} first={answer} />
    </Section>
  )
}
