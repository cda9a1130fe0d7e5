import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownIn } from '../../catalogue/pages.ts'
import { validateSearch } from '../../catalogue/search-params.ts'
import { hrefOf, pathOf } from '../../catalogue/urls.ts'
import { Section } from '../../components/section.tsx'
import type { Language } from '../../i18n/languages.ts'
import type { QuickView } from '../page/views.ts'
import { quickAnswer } from './answer.ts'
import css from './quick-estimate.module.css'
import { quickParameters as names } from './rates.ts'

/**
 * Servers, storage and backup, and the monthly price. A plain form: submitted, with or without JavaScript, it opens the estimator filled in.
 * The controls hold the entered values, so that nothing is lost during hydration.
 */
export function QuickEstimate(view: QuickView) {
  const { texts, servers, tb, sample } = view
  const language = useTranslation().i18n.language as Language
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const navigate = useNavigate()
  const [entered, setEntered] = useState({ servers: String(servers), tb: String(tb), option: true })
  const { price, note } = quickAnswer(view, entered)
  const read = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    setEntered({
      servers: String(data.get(names.servers)),
      tb: String(data.get(names.tb)),
      option: data.has(names.option),
    })
  }
  const readEarly = useEffectEvent(read)
  useEffect(() => readEarly(), [])
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate({
      to: pathOf('pricing'),
      search: validateSearch(Object.fromEntries(new FormData(event.currentTarget))),
    })
  }
  const number = (name: 'servers' | 'tb', initial: number) => (
    <div className={css.field}>
      <label htmlFor={`${id}-${name}`}>{texts[name]}</label>
      <input
        id={`${id}-${name}`}
        name={names[name]}
        inputMode="decimal"
        aria-invalid={(price === undefined && note === texts.wrong) || undefined}
        defaultValue={initial}
      />
    </div>
  )
  return (
    <Section id="estimate" title={texts.title} sample={sample || undefined} type="calculator" room="wide">
      <form
        ref={form}
        className={css.form}
        action={hrefOf(pathOf('pricing'), shownIn('pricing', language))}
        autoComplete="off"
        onSubmit={open}
        onInput={read}
      >
        {number('servers', servers)}
        {number('tb', tb)}
        <label className={css.option}>
          <input type="checkbox" name={names.option} defaultChecked />
          {texts.option}
        </label>
        <div className={css.answer}>
          <output aria-live="polite">{price ?? '–'}</output>
          <p>{note}</p>
        </div>
        <button type="submit" className={css.more}>
          {texts.more}
        </button>
      </form>
    </Section>
  )
}
