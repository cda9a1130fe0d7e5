/** The local cloud's clock, which tests can set ahead of the machine's. */
export interface Clock {
  /** Milliseconds ahead of the machine. */
  offset: number
  /** Milliseconds since 1970. */
  now: () => number
}

export const makeClock = (): Clock => {
  const clock: Clock = { offset: 0, now: () => Date.now() + clock.offset }
  return clock
}
