import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../i18n/languages.ts'
import css from './choices-form.module.css'
import { type Category, type Choices, categories } from './consent.ts'
import { useConsent } from './consent-context.ts'

const all = (value: boolean) => Object.fromEntries(categories.map((category) => [category, value])) as Choices

/** Accept, reject, or choose by category, each with the same effort; used by the banner and by the preferences. */
export function ChoicesForm({ open }: { open: boolean }) {
  const { t, i18n } = useTranslation()
  const form = useConsent()
  if (!form) return null
  const { store, consent } = form
  const choose = (choices: Choices) => store.choose(choices, i18n.language as Language)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    choose(Object.fromEntries(categories.map((category) => [category, data.has(category)])) as Choices)
  }
  return (
    <form className={css.form} onSubmit={save}>
      <div className={css.buttons}>
        <button type="button" onClick={() => choose(all(true))}>
          {t('consent.accept')}
        </button>
        <button type="button" onClick={() => choose(all(false))}>
          {t('consent.reject')}
        </button>
      </div>
      <details open={open} className={css.choose}>
        <summary>{t('consent.choose')}</summary>
        {categories.map((category) => (
          <Choice
            key={`${category} ${consent.record?.id}`}
            category={category}
            checked={consent.allowed[category]}
          />
        ))}
        <button type="submit">{t('consent.save')}</button>
      </details>
    </form>
  )
}

function Choice({ category, checked }: { category: Category; checked: boolean }) {
  const { t } = useTranslation()
  const hint = useId()
  return (
    <div className={css.choice}>
      <label>
        <input type="checkbox" name={category} defaultChecked={checked} aria-describedby={hint} />
        {t(`consent.categories.${category}.name`)}
      </label>
      <p id={hint}>{t(`consent.categories.${category}.purpose`)}</p>
    </div>
  )
}
