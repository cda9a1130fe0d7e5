import { useEffect } from 'react'

/** Opens everything folded on the page for printing and folds it again afterwards. */
export const useUnfoldedPrint = () => {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const unfold = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
      for (const details of opened) details.open = true
    }
    const fold = () => {
      for (const details of opened) details.open = false
    }
    addEventListener('beforeprint', unfold)
    addEventListener('afterprint', fold)
    return () => {
      removeEventListener('beforeprint', unfold)
      removeEventListener('afterprint', fold)
    }
  }, [])
}
