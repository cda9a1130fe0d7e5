import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { dotted } from '../../../typography/dotted.ts'
import { today } from '../../shared/time.ts'
import { rulesVersion } from '../../shared/working.ts'
import type { Form } from '../form/fields.ts'
import { useFormView } from '../form/use-form.ts'
import { useFormat, useTexts } from '../texts.ts'
import { inputTexts, site } from './export.ts'

const Sheet = styled('div')({
  display: 'none',
  // Small enough that even the longest form leaves space for the answer on the same page.
  '@media print': { display: 'block', fontSize: '8pt', lineHeight: 1.3 },
  '& dl': { columns: 2, margin: '6pt 0' },
  '& dl > div': { display: 'flex', gap: '6pt', breakInside: 'avoid' },
  '& dt': { fontWeight: 400 },
  '& dd': { fontWeight: 600 },
  '& > p': { margin: '2pt 0', overflowWrap: 'anywhere' },
  '& > [data-address]': { fontSize: '6.5pt' },
})

/** Replaces the form in print: the inputs as a list, the day, the rules and the address that leads back here. */
export function PrintedInputs({ form }: { form: Form }) {
  const texts = useTexts()
  const { state } = useFormView()
  const day = usePrintDay()
  const format = useFormat()
  if (!day) return null
  const rules = form.link ? [] : [texts.shared('made.rules', { month: format.month(rulesVersion) })]
  return (
    <Sheet>
      <p>{texts.shared('inputs')}</p>
      <dl>
        {inputTexts(form, state.values, texts).map(({ name, label, text, isDay }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{isDay ? format.date(text) : text}</dd>
          </div>
        ))}
      </dl>
      <p>{dotted([format.date(day), ...rules])}</p>
      <p data-address>{state.actions.link()}</p>
      <p>{site}</p>
    </Sheet>
  )
}

/** The day while printing; `undefined` at any other time. The browser captures the page as soon as its event handlers have run. */
const usePrintDay = () => {
  const [day, setDay] = useState<string>()
  useEffect(
    () =>
      aroundPrint(
        () => flushSync(() => setDay(today())),
        () => setDay(undefined),
      ),
    [],
  )
  return day
}

/**
 * Runs functions before and after each printing.
 * @returns a function that stops this
 */
const aroundPrint = (before: () => void, after: () => void) => {
  const listening = new AbortController()
  addEventListener('beforeprint', before, { signal: listening.signal })
  addEventListener('afterprint', after, { signal: listening.signal })
  return () => listening.abort()
}

const printMark = 'openForPrint'

/** Whether a disclosure is open only for printing, not by the visitor's choice. */
export const isForPrint = ({ dataset }: HTMLElement) => printMark in dataset

/** Opens all disclosures on the page for printing, and closes them again afterwards. */
export const useUnfoldedPrint = () => {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const unfold = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
      for (const details of opened) {
        details.dataset[printMark] = ''
        details.open = true
      }
    }
    const fold = () => {
      for (const details of opened) {
        delete details.dataset[printMark]
        details.open = false
      }
    }
    return aroundPrint(unfold, fold)
  }, [])
}
