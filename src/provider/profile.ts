/** The checks of wording; docs/content.md tells what each asks for. */
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
  /** The advice that stops a build as mistakes do: that of every check, or of those named here. */
  readonly stops: 'all' | readonly AdviceName[]
}

/** How strict this provider is with its texts. */
export const profile: Profile = { stops: 'all' }
