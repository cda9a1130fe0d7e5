import Button from '@mui/material/Button'
import { memo, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShortcutBar } from '../../calculators/ui/form/calculator-form.tsx'
import type { Values } from '../../calculators/ui/form/fields.ts'
import { useFormActions, useFormView } from '../../calculators/ui/form/use-form.ts'
import { estimate, isRefusal } from '../estimate.ts'
import { listLanguage } from '../list-language.ts'
import { shortSatangFigure } from '../page/amounts.ts'
import { requestOf } from '../page/new-request.ts'
import { prices } from '../prices.ts'
import css from './estimator.module.css'
import { useWords } from './figures.ts'
import { valuesOf } from './form.ts'

/** Monthly price of each package, by the estimate's list. */
const monthly = new Map(
  prices.packages.map((one) => {
    const answer = estimate(prices, requestOf(prices, one, 'en'))
    return [one.id, isRefusal(answer) ? undefined : shortSatangFigure(answer.monthly)]
  }),
)

/** Orders to start from: a press fills the form, a second press restores the previous values. */
export function Packages() {
  const { own } = useWords()
  const language = listLanguage(useTranslation().i18n.language)
  // Compared with what is entered on every keystroke.
  const orders = useMemo(
    () => prices.packages.map((one) => ({ one, order: valuesOf(requestOf(prices, one, language)) })),
    [language],
  )
  const { state } = useFormView()
  const { fill, values } = useFormActions()
  const [filled, setFilled] = useState<{ before: Values; after: Values }>()
  const isShown = (order: Values) =>
    Object.entries(order).every(([name, value]) => state.values[name] === value)
  const press = useCallback(
    (after: Values) => {
      setFilled({ before: values(), after })
      fill(after)
    },
    [fill, values],
  )
  const undo = () => {
    if (filled) fill(filled.before)
    setFilled(undefined)
  }
  return (
    <ShortcutBar label={own('packages.label')}>
      <div className={css.packages}>
        {orders.map(({ one, order }) => (
          <PackageButton key={one.id} one={one} order={order} isShown={isShown(order)} press={press} />
        ))}
      </div>
      {filled && isShown(filled.after) && (
        <Button size="small" variant="text" onClick={undo}>
          {own('packages.undo')}
        </Button>
      )}
    </ShortcutBar>
  )
}

interface PackageButtonProps {
  one: (typeof prices.packages)[number]
  order: Values
  isShown: boolean
  press: (order: Values) => void
}

const PackageButton = memo(function PackageButton({ one, order, isShown, press }: PackageButtonProps) {
  const { own } = useWords()
  return (
    <Button
      size="small"
      className={css.package}
      aria-current={isShown || undefined}
      onClick={() => press(order)}
    >
      {own(`packages.${one.id}`)}
      <small>{monthly.get(one.id) ?? '–'}</small>
      <small>{own(`choices.term.${one.term}`)}</small>
    </Button>
  )
})
