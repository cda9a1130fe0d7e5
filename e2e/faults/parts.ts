import { chosen, inThai, textsOf } from '../support/pages.ts'

/** A part of the site that can fail, by its name in the table. */
export interface Part {
  /** Matches the URLs of the part. */
  readonly pattern: RegExp
  /** The page that needs the part. */
  readonly path: string
  /** The page from which the app navigates there, if only a navigation loads the part. */
  readonly from?: string
}

const calculator = chosen.otherCalculator

export const parts: Readonly<Record<string, Part>> = {
  'config.js': { pattern: /\/config\.js$/, path: chosen.service },
  app: { pattern: /\/assets\/(site|libraries)-[^/]+\.js$/, path: inThai(chosen.service) },
  'style sheet': { pattern: /\/assets\/[^/]+\.css$/, path: chosen.service },
  'shell texts': { pattern: /\/locales\/th\/common\.json/, path: inThai(chosen.service) },
  'page texts': {
    pattern: new RegExp(`/locales/en/${RegExp.escape(textsOf(chosen.service))}\\.json`),
    path: chosen.service,
  },
  font: { pattern: /\.woff2$/, path: inThai(chosen.service) },
  'vendor script': { pattern: /connect\.facebook\.net/, path: chosen.service },
  calculator: { pattern: /\/assets\/widget-[^/]+\.js$/, path: calculator },
  'page texts on the way': {
    pattern: new RegExp(`/locales/en/${RegExp.escape(textsOf(chosen.privacy))}\\.json`),
    path: chosen.privacy,
    from: chosen.services,
  },
  'calculator on the way': {
    pattern: /\/assets\/widget-[^/]+\.js$/,
    path: calculator,
    from: chosen.services,
  },
}
