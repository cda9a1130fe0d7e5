import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type QuickField,
  type QuickTexts,
  quickUnits,
} from '../../calculators/file-transfer/quick/quick-texts.ts'
import type { PageId } from '../../catalogue/pages.ts'
import { shownIn } from '../../catalogue/pages.ts'
import { validateSearch } from '../../catalogue/search-params.ts'
import { hrefOf, pathOf } from '../../catalogue/urls.ts'
import type { Language } from '../../i18n/languages.ts'
import css from './quick-transfer.module.css'
import { type Quick, useQuick } from './use-quick.ts'
import { useQuickValuesBeforeHydration } from './use-quick-values-before-hydration.ts'

interface QuickTransferProps {
  /** The page of the full calculator. */
  page: PageId
  texts: QuickTexts
  /** The answer for the values that the form starts with. */
  first: string
}

/**
 * Calculates the transfer time from amount and rate. Submitting the form, with or without JavaScript, opens the full calculator with the
 * same values.
 */
export function QuickTransfer({ page, texts, first }: QuickTransferProps) {
  const { i18n } = useTranslation()
  const language = i18n.language as Language
  const quick = useQuick(texts, first, language)
  const form = useRef<HTMLFormElement>(null)
  useQuickValuesBeforeHydration(form, quick)
  const navigate = useNavigate()
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Reads the controls: until hydration is over, they alone hold what was entered.
    void navigate({
      to: pathOf(page),
      search: validateSearch(Object.fromEntries(new FormData(event.currentTarget))),
    })
  }
  return (
    <form
      ref={form}
      className={css.form}
      action={hrefOf(pathOf(page), shownIn(page, language))}
      // On reload Firefox would restore the units, but not the figures that belong to them.
      autoComplete="off"
      onSubmit={open}
      onFocus={quick.prepare}
    >
      <Amount
        quick={quick}
        value="fileSizeValue"
        unit="fileSizeUnit"
        label={texts.size}
        of={texts.sizeUnit}
      />
      <Amount
        quick={quick}
        value="linkRateValue"
        unit="linkRateUnit"
        label={texts.rate}
        of={texts.rateUnit}
      />
      <div className={css.answer}>
        <span>{texts.answer}</span>
        <output aria-live="polite">{quick.answer ?? '–'}</output>
      </div>
      <p className={css.note}>{quick.answer === undefined ? texts.wrong : texts.note}</p>
      <button type="submit" className={css.more}>
        {texts.more}
      </button>
    </form>
  )
}

interface AmountProps {
  quick: Quick
  value: 'fileSizeValue' | 'linkRateValue'
  unit: 'fileSizeUnit' | 'linkRateUnit'
  label: string
  /** Accessible name of the unit's select. */
  of: string
}

function Amount({ quick, value, unit, label, of }: AmountProps) {
  const id = useId()
  const input = (name: QuickField) => ({
    name,
    value: quick.values[name],
    onChange: ({ target }: { target: { value: string } }) => quick.enter(name, target.value),
  })
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.amount}>
        <input id={id} inputMode="decimal" aria-invalid={quick.answer === undefined} {...input(value)} />
        <select aria-label={of} {...input(unit)}>
          {quickUnits[unit].map((symbol) => (
            <option key={symbol} value={symbol}>
              {symbol}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
