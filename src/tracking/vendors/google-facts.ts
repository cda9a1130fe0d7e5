const manager = 'https://*.googletagmanager.com'
const measuring = ['https://*.google-analytics.com', manager] as const

/** What Tag Manager and Analytics, which come from the same hosts, have in common. */
export const google = {
  hosts: {
    script: [manager],
    image: measuring,
    connect: [...measuring, 'https://*.analytics.google.com', 'https://www.google.com'],
    frame: ['https://www.googletagmanager.com'],
  },
  name: 'Google',
  company: 'Google',
} as const
