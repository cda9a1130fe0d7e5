/** The checks of wording; docs/content.md says what each requires. */
export type AdviceName =
  | 'blocks'
  | 'length'
  | 'repetition'
  | 'phrases'
  | 'spelling'
  | 'characters'
  | 'head'
  | 'sections'
  | 'buttons'
  | 'terms'
  | 'tone'
  | 'signs'
  | 'facts'
  | 'statements'
  | 'gone'
  | 'translation'

interface Profile {
  /** The checks whose advice stops a build, as mistakes do: all of them, or those named here. */
  readonly stops: 'all' | readonly AdviceName[]
}

/** How strict this provider is with its texts. */
export const profile: Profile = { stops: 'all' }
