import { type RefObject, useInsertionEffect, useRef } from 'react'

/** A reference to the value of the latest committed render, for callbacks that outlive the render that made them. */
export const useNewest = <Value>(value: Value): Readonly<RefObject<Value>> => {
  const newest = useRef(value)
  useInsertionEffect(() => {
    newest.current = value
  })
  return newest
}
