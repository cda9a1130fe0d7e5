import { useEffect, useState } from 'react'

/** The upper third of the viewport, below the header. */
const margins = '-20% 0px -65% 0px'

/** Whether a section begins below a place of the window; so does one that the page lacks. */
const isBelow = (section: HTMLElement | null, place: DOMRectReadOnly): boolean =>
  section === null || section.getBoundingClientRect().top > place.bottom

/** Id of the section in view; `undefined` above the first. */
export const useReading = (sections: readonly { id: string }[]): string | undefined => {
  const [reading, setReading] = useState<string>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setReading(target.id)
        const place = entries[0]?.rootBounds
        if (place && sections.every(({ id }) => isBelow(document.getElementById(id), place)))
          setReading(undefined)
      },
      { rootMargin: margins },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return reading
}
