import { useEffect, useState } from 'react'

/** Everything above a line in the upper third of the window: sections that begin there have been reached. */
const reached = '1000000px 0px -65% 0px'

/** Id of the section in view, which is the last one reached; `undefined` above the first. */
export const useReading = (sections: readonly { id: string }[]): string | undefined => {
  const [reading, setReading] = useState<string>()
  useEffect(() => {
    const above = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) above.add(target.id)
          else above.delete(target.id)
        }
        setReading(sections.filter(({ id }) => above.has(id)).at(-1)?.id)
      },
      { rootMargin: reached },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return reading
}
