import type { QuickTexts } from '../calculators/file-transfer/quick/quick-texts.ts'
import { Section } from '../components/section.tsx'
import type { Content } from './calculator.schema.ts'
import { QuickTransfer } from './quick-transfer/quick-transfer.tsx'

type CalculatorProps = Content & { texts: QuickTexts; answer: string }

/** A small calculator within a page; the build adds its words and its first answer. */
export function Calculator({ calculator, texts, answer, ...section }: CalculatorProps) {
  return (
    <Section {...section} room="wide">
      <QuickTransfer page={calculator} texts={texts} first={answer} />
    </Section>
  )
}
