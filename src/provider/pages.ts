import { brand } from './brand.ts'
import type { Page } from './schema.ts'

/** Every page of the site, and the only place where a path is written. `npm run adopt` rewrites the list. */
export const pages = [
  { id: 'home', path: '/', content: 'Home', kind: 'home', file: '/home' },

  { id: 'pricing', path: '/pricing', content: 'Pricing', kind: 'pricing' },
  { id: 'search', path: '/search', content: 'Search', kind: 'search' },
  { id: 'contact', path: '/contact-us', content: 'Contact us', kind: 'contact' },
  { id: 'terms', path: '/terms-of-services', content: 'Terms of services', kind: 'legal' },
  { id: 'sla', path: '/service-level-agreement', content: 'Service level agreement', kind: 'legal' },
  { id: 'privacy', path: '/privacy', content: 'Privacy', kind: 'legal' },
  { id: 'accessibility', path: '/accessibility', content: 'Accessibility', kind: 'legal' },
  { id: 'why', path: `/why-${brand.slug}`, content: `Why ${brand.product}`, kind: 'article', file: '/why' },
  { id: 'trusted-cloud', path: '/trusted-cloud', content: 'Trusted cloud', kind: 'article' },
  {
    id: 'secured-infrastructure',
    path: '/secured-infrastructure',
    content: 'Secured infrastructure',
    kind: 'article',
  },
  { id: 'certification', path: '/certification-reports', content: 'Certification reports', kind: 'article' },
  { id: 'partners', path: '/community/partners-program', content: 'Partners program', kind: 'article' },

  { id: 'company', path: '/about/company', content: 'Company', kind: 'article' },
  { id: 'management', path: '/about/management', content: 'Management', kind: 'article' },
  { id: 'press', path: '/about/press', content: 'Press', kind: 'article' },
  { id: 'logo', path: '/ci/logo-guidelines', content: 'Logo guidelines', kind: 'guideline' },
  { id: 'color', path: '/ci/color-guidelines', content: 'Color guidelines', kind: 'guideline' },

  { id: 'services', path: '/services', content: 'Services', kind: 'landing' },
  {
    id: 'migration',
    path: '/services/multicloud-strategy-migration',
    content: 'Multicloud strategy and migration',
    kind: 'service',
  },
  {
    id: 'cloud-native',
    path: '/services/cloud-native-applications',
    content: 'Cloud native applications',
    kind: 'service',
  },
  { id: 'bigdata', path: '/services/bigdata-analytics', content: 'Big data analytics', kind: 'service' },
  {
    id: 'upskilling',
    path: '/services/transformation-upskilling',
    content: 'Transformation and upskilling',
    kind: 'service',
  },
  {
    id: 'managed',
    path: '/services/any-where-managed-services',
    content: 'Anywhere managed services',
    kind: 'service',
  },
  {
    id: 'connectivity',
    path: '/services/connectivity-work-anywhere',
    content: 'Connectivity and work anywhere',
    kind: 'service',
  },
  { id: 'virtual-desktop', path: '/services/virtual-desktop', content: 'Virtual desktop', kind: 'service' },
  { id: 'cloud-servers', path: '/services/cloud-servers', content: 'Cloud servers', kind: 'service' },
  { id: 'backup-dr', path: '/services/backup-dr', content: 'Backup and DR', kind: 'service' },
  {
    id: 'vmware',
    path: '/services/vmware-sovereign-cloud',
    content: 'VMware sovereign cloud',
    kind: 'service',
  },
  { id: 'nutanix', path: '/services/nutanix', content: 'Nutanix', kind: 'service' },
  { id: 'aws', path: '/services/amazon-web-services', content: 'Amazon Web Services', kind: 'service' },
  { id: 'azure', path: '/services/microsoft-azure', content: 'Microsoft Azure', kind: 'service' },
  {
    id: 'google-cloud',
    path: '/services/google-cloud-platform',
    content: 'Google Cloud Platform',
    kind: 'service',
  },
  { id: 'huawei-cloud', path: '/services/huawei-cloud', content: 'Huawei Cloud', kind: 'service' },
  { id: 'kong', path: '/services/kong-api-gateway', content: 'Kong API Gateway', kind: 'service' },
  { id: 'kubernetes', path: '/services/kubernetes', content: 'Kubernetes', kind: 'service' },
  { id: 'vault', path: '/services/hashicorp-vault', content: 'HashiCorp Vault', kind: 'service' },

  { id: 'use-cases', path: '/use-cases', content: 'Use cases', kind: 'landing' },
  { id: 'automotive', path: '/use-cases/automotive', content: 'Automotive', kind: 'use-case' },
  { id: 'education', path: '/use-cases/education', content: 'Education', kind: 'use-case' },
  { id: 'energy', path: '/use-cases/energy', content: 'Energy', kind: 'use-case' },
  { id: 'financial', path: '/use-cases/financial', content: 'Financial', kind: 'use-case' },
  { id: 'government', path: '/use-cases/government', content: 'Government', kind: 'use-case' },
  { id: 'technology', path: '/use-cases/technology', content: 'Technology', kind: 'use-case' },
  { id: 'manufacturing', path: '/use-cases/manufacturing', content: 'Manufacturing', kind: 'use-case' },
  { id: 'medical', path: '/use-cases/medical-health', content: 'Medical and health', kind: 'use-case' },
  { id: 'food', path: '/use-cases/food-beverage', content: 'Food and beverage', kind: 'use-case' },

  { id: 'calculators', path: '/community/it-calculator', content: 'IT calculator', kind: 'landing' },
  {
    id: 'raid',
    path: '/community/it-calculator/calculate-raid',
    content: 'Calculate RAID',
    kind: 'calculator',
  },
  {
    id: 'backup-capacity',
    path: '/community/it-calculator/backup-capacity',
    content: 'Backup capacity',
    kind: 'calculator',
  },
  {
    id: 'data-rate',
    path: '/community/it-calculator/data-transfer-rate-converter',
    content: 'Data transfer rate converter',
    kind: 'calculator',
  },
  {
    id: 'file-transfer',
    path: '/community/it-calculator/file-transfer-rate-converter',
    content: 'File transfer rate converter',
    kind: 'calculator',
  },
  {
    id: 'capacity',
    path: '/community/it-calculator/capacity-converter',
    content: 'Capacity converter',
    kind: 'calculator',
  },
  {
    id: 'windows-server',
    path: '/community/it-calculator/windows-server-standard-cost',
    content: 'Windows Server Standard cost',
    kind: 'calculator',
  },
  {
    id: 'sql-server',
    path: '/community/it-calculator/microsoft-sql-standard-enterprise-cost',
    content: 'Microsoft SQL Standard Enterprise cost',
    kind: 'calculator',
  },

  { id: 'testimonials', path: '/testimonials', content: 'Testimonials', kind: 'landing' },
  { id: 'oshinei', path: '/testimonials/oshinei', content: 'Oshinei', kind: 'story' },
  { id: 'trc', path: '/testimonials/trc', content: 'TRC', kind: 'story' },
  { id: 'lawson', path: '/testimonials/lawson', content: 'Lawson', kind: 'story' },
  { id: 'we-eat', path: '/testimonials/we-eat', content: 'We Eat', kind: 'story' },
] as const satisfies readonly Page[]

export type PageId = (typeof pages)[number]['id']
