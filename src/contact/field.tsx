import type { InputHTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import css from './contact-form.module.css'
import { type FieldName, type Mistake, rules } from './fields.ts'
import { controlId } from './form-elements.ts'

export interface FieldProps {
  field: FieldName
  mistake: Mistake | undefined
}

/** Attributes that connect a control to its label, its hint and its error. */
export const controlProps = ({ field, mistake }: FieldProps, hint?: boolean) => ({
  id: controlId(field),
  name: field,
  required: rules[field].required,
  'aria-invalid': mistake !== undefined,
  'aria-describedby':
    [mistake && errorId(field), hint && hintId(field)].filter(Boolean).join(' ') || undefined,
})

const errorId = (field: FieldName) => `${controlId(field)}-error`
const hintId = (field: FieldName) => `${controlId(field)}-hint`

/** A label above a control, and the control's error below it. */
export function Labelled({
  field,
  mistake,
  hint,
  wide,
  children,
}: FieldProps & { hint?: string; wide?: boolean; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={wide ? css.wide : undefined}>
      <label htmlFor={controlId(field)} className={css.label}>
        {t(`contactForm.fields.${field}`)}
        {!rules[field].required && <span className={css.optional}> {t('contactForm.optional')}</span>}
      </label>
      {hint && (
        <p id={hintId(field)} className={css.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError field={field} mistake={mistake} />
    </div>
  )
}

export function FieldError({ field, mistake }: FieldProps) {
  const text = useMistakeText()
  if (!mistake) return null
  return (
    <p id={errorId(field)} className={css.error}>
      {text(field, mistake)}
    </p>
  )
}

/** The message for a mistake in a field. */
export const useMistakeText = () => {
  const { t } = useTranslation()
  return (field: FieldName, mistake: Mistake): string => {
    if (mistake === 'long')
      return t('contactForm.long', { field: t(`contactForm.fields.${field}`), max: rules[field].max })
    if (mistake === 'format' && (field === 'email' || field === 'phone'))
      return t(`contactForm.formats.${field}`)
    return t(`contactForm.mistakes.${field}`)
  }
}

export function TextField({
  field,
  mistake,
  ...input
}: FieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'>) {
  return (
    <Labelled field={field} mistake={mistake}>
      <input type="text" className={css.control} {...input} {...controlProps({ field, mistake })} />
    </Labelled>
  )
}
