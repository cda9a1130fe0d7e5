const manager = 'https://*.googletagmanager.com'
const collectors = ['https://*.google-analytics.com', manager] as const

/** What Tag Manager and Analytics share: both come from the same hosts. */
export const google = {
  hosts: {
    script: [manager],
    image: collectors,
    connect: [...collectors, 'https://*.analytics.google.com', 'https://www.google.com'],
    frame: ['https://www.googletagmanager.com'],
  },
  name: 'Google',
  company: 'Google',
} as const
