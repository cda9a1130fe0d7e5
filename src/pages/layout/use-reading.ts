import { useEffect, useState } from 'react'

/** The upper third of the viewport, below the header. */
const margins = '-20% 0px -65% 0px'

/** Id of the section in view; `undefined` above the first. */
export const useReading = (sections: readonly { id: string }[]): string | undefined => {
  const [reading, setReading] = useState<string>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setReading(target.id)
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
