import { useCallback } from 'react'

/** Gives an element's height to the style sheet in a custom property of the root, which is absent while the element is. */
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
