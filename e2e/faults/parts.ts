/** A part of the site that can fail, by its name in the table. */
export interface Part {
  /** Matches the URLs of the part. */
  readonly pattern: RegExp
  /** The page that needs the part. */
  readonly path: string
  /** The page from which the app navigates there, if only a navigation loads the part. */
  readonly from?: string
}

const calculator = '/community/it-calculator/capacity-converter'

export const parts: Readonly<Record<string, Part>> = {
  'config.js': { pattern: /\/config\.js$/, path: '/services/nutanix' },
  app: { pattern: /\/assets\/(site|libraries)-[^/]+\.js$/, path: '/th/services/nutanix' },
  'style sheet': { pattern: /\/assets\/[^/]+\.css$/, path: '/services/nutanix' },
  'shell texts': { pattern: /\/locales\/th\/common\.json/, path: '/th/services/nutanix' },
  'page texts': { pattern: /\/locales\/en\/pages\/services\/nutanix\.json/, path: '/services/nutanix' },
  font: { pattern: /\.woff2$/, path: '/th/services/nutanix' },
  'vendor script': { pattern: /connect\.facebook\.net/, path: '/services/nutanix' },
  calculator: { pattern: /\/assets\/widget-[^/]+\.js$/, path: calculator },
  'page texts on the way': {
    pattern: /\/locales\/en\/pages\/privacy\.json/,
    path: '/privacy',
    from: '/services',
  },
  'calculator on the way': { pattern: /\/assets\/widget-[^/]+\.js$/, path: calculator, from: '/services' },
}
