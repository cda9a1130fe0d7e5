import 'i18next'
import type backupCapacity from '../../locales/en/calculators/backup-capacity.json'
import type capacity from '../../locales/en/calculators/capacity.json'
import type dataRate from '../../locales/en/calculators/data-rate.json'
import type fileTransfer from '../../locales/en/calculators/file-transfer.json'
import type raid from '../../locales/en/calculators/raid.json'
import type calculators from '../../locales/en/calculators/shared.json'
import type sqlServer from '../../locales/en/calculators/sql-server.json'
import type windowsServer from '../../locales/en/calculators/windows-server.json'
import type common from '../../locales/en/common.json'
import type { PageId } from '../catalogue/pages.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof common & { labels: Record<PageId, string> }
      'calculators/shared': typeof calculators
      'calculators/data-rate': typeof dataRate
      'calculators/sql-server': typeof sqlServer
      'calculators/windows-server': typeof windowsServer
      'calculators/backup-capacity': typeof backupCapacity
      'calculators/capacity': typeof capacity
      'calculators/file-transfer': typeof fileTransfer
      'calculators/raid': typeof raid
    }
  }
}
