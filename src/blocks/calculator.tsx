import type { QuickTexts } from '../calculators/file-transfer/quick/quick-texts.ts'
import { isPageId } from '../catalogue/pages.ts'
import { Section } from '../components/section.tsx'
import type { Content } from './calculator.schema.ts'
import { QuickTransfer } from './quick-transfer/quick-transfer.tsx'

type CalculatorProps = Content & { texts: QuickTexts; answer: string }

/** A small calculator within a page, if the provider offers the full one; the build adds its words and its first answer. */
export function Calculator({ calculator, texts, answer, ...section }: CalculatorProps) {
  const page: string = calculator
  return (
    isPageId(page) && (
      <Section {...section} room="wide">
        <QuickTransfer page={page} texts={texts} first={answer} />
      </Section>
    )
  )
}
