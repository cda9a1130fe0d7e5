import { type RefObject, useInsertionEffect, useRef } from 'react'

/** A reference to the value of the newest finished render, for what outlives the render that made it. */
export const useNewest = <Value>(value: Value): Readonly<RefObject<Value>> => {
  const newest = useRef(value)
  useInsertionEffect(() => {
    newest.current = value
  })
  return newest
}
