import { type RefObject, useEffect, useRef, useState } from 'react'
import { useConfig } from '../config/config-context.ts'
import { type Listing, readListing } from './deliver.ts'
import { reportOnce } from './errors.ts'
import { hasLibrary } from './resources.ts'

export interface Library {
  /** The bucket's files, once they are listed. */
  listing: Listing | undefined
  /** The same as a promise; `undefined` if downloads do not come from a bucket. */
  whenListed: (() => Promise<Listing>) | undefined
}

/** Lists the bucket once the element comes into view, or without an element on request. Until then nothing of the SDK is loaded. */
export const useLibrary = (element?: RefObject<Element | null>): Library => {
  const config = useConfig()
  const [listing, setListing] = useState<Listing>()
  const reading = useRef<Promise<Listing>>(undefined)
  const configured = hasLibrary(config)

  const whenListed = () => {
    reading.current ??= readListing(config).catch((error) => {
      reading.current = undefined
      throw error
    })
    return reading.current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the configuration changes only once, after hydration
  useEffect(() => {
    if (!configured || !element?.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      whenListed().then(setListing, reportOnce)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [configured])
  return { listing, whenListed: configured ? whenListed : undefined }
}
