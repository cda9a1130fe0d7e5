import { type ComponentType, memo } from 'react'
import type { Fields } from '../shared/checks.ts'
import type { InputError } from '../shared/input-error.ts'
import { CalculatorFrame } from './calculator-frame.tsx'
import type { Compared } from './compare/compared.ts'
import type { Form } from './form/fields.ts'
import { type Calculation, type Outcome, useCalculation } from './form/use-calculation.ts'
import { CalculatorContext } from './texts.ts'

interface PageParts<Answer> {
  readonly form: Form
  readonly answer: (fields: Fields) => Answer | InputError
  /** The answer's main figure. */
  readonly useFigure: () => Compared<Outcome<Answer>>['answer']
  /** More figures by which kept results are compared. */
  readonly useFigures?: () => Compared<Outcome<Answer>>['figures']
  /** Below the form: ways to fill it in. */
  readonly Shortcuts?: ComponentType
  /** Beside the form, under the answer. */
  readonly Overview: ComponentType<{ outcome: Outcome<Answer> }>
  /** What the answer covers, and links onward: under the form, which such a long answer leaves room for. */
  readonly Next?: ComponentType<{ outcome: Outcome<Answer> }>
  /** The sections below, at full page width. */
  readonly Details: ComponentType<{ outcome: Outcome<Answer> }>
}

const useNone = () => () => []

/** Makes a calculator's page from its parts: `View` shows everything for a form's values, `Widget` keeps them. */
export const calculatorPage = <Answer extends object>(parts: PageParts<Answer>) => {
  const { form, answer, useFigure, useFigures = useNone, Shortcuts } = parts
  const Overview = memo(parts.Overview)
  const Next = parts.Next && memo(parts.Next)
  const Details = memo(parts.Details)
  function Parts({ calculation }: { calculation: Calculation<Answer> }) {
    const { shown } = calculation
    return (
      <CalculatorFrame
        calculation={calculation}
        compare={{ answer: useFigure(), figures: useFigures() }}
        shortcuts={Shortcuts && <Shortcuts />}
        picture={shown && <Overview outcome={shown} />}
        next={Next && shown && <Next outcome={shown} />}
      >
        {shown && <Details outcome={shown} />}
      </CalculatorFrame>
    )
  }
  function View({ calculation }: { calculation: Calculation<Answer> }) {
    return (
      <CalculatorContext value={form.id}>
        <Parts calculation={calculation} />
      </CalculatorContext>
    )
  }
  function Widget() {
    return <View calculation={useCalculation(form, answer)} />
  }
  return { View, Widget }
}
