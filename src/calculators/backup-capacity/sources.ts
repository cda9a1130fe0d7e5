import type { Source } from '../shared/working.ts'

const read = '2026-11'

/** What the rules rest on. */
export const backupSources: readonly Source[] = [
  { id: 'dewin', name: 'blog.dewin.me, Restore Point Simulator (2015)', read },
  { id: 'veeam-incremental', name: 'helpcenter.veeam.com, retention_incremental', read },
  {
    id: 'veeam-example-2',
    name: 'helpcenter.veeam.com, Backup & Replication 7.0, retention example 2',
    read,
  },
  { id: 'veeam-generation', name: 'helpcenter.veeam.com, block_gen', read },
]
