import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { printPage } from '../browser/print-page.ts'
import css from './saving.module.css'
import { Ways } from './saving.tsx'

/** Prints, and records a refusal by the browser for PrintOutcome. */
export const usePrinting = () => {
  const [isRefused, setRefused] = useState(false)
  // The visitor may print in another way, or the browser's own prompt may have delayed printing.
  useEffect(() => {
    const forget = () => setRefused(false)
    addEventListener('beforeprint', forget)
    return () => removeEventListener('beforeprint', forget)
  }, [])
  return {
    isRefused,
    print: async (): Promise<void> => setRefused(!(await printPage())),
    forget: () => setRefused(false),
  }
}

/** @param page returns the address that leads back here */
export function PrintOutcome({ isRefused, page }: { isRefused: boolean; page: () => string }) {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className={css.said}>
        {isRefused && t('print.refused')}
      </p>
      {isRefused && <Ways page={page()} />}
    </>
  )
}
