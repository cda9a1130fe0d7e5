/** What follows an event: the next status, and what to do, in order. */
export type Step<Status, Effect> = readonly [next: Status, ...effects: Effect[]]

/** The steps of one status, by event. */
export type Transitions<Status, Event extends string, Effect> = Partial<Record<Event, Step<Status, Effect>>>

/** A pure function from status and event to the step; the caller carries out the effects. Events missing from a row change nothing. */
export const stateMachine =
  <Status extends string, Event extends string, Effect>(
    table: Record<Status, Transitions<Status, Event, Effect>>,
  ) =>
  (status: Status, event: Event): Step<Status, Effect> =>
    table[status][event] ?? [status]
