import { useCallback } from 'react'

/** Tells the style sheet an element's height in a custom property of the root, which is absent while there is none. */
export const useHeight = (property: `--${string}`) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const { style } = document.documentElement
      const observer = new ResizeObserver(() => {
        if (element.offsetHeight > 0) style.setProperty(property, `${element.offsetHeight}px`)
        else style.removeProperty(property)
      })
      observer.observe(element)
      return () => {
        observer.disconnect()
        style.removeProperty(property)
      }
    },
    [property],
  )
