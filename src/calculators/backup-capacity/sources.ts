import { readOn, type SourcesOf, type StepId } from '../shared/working.ts'

/** Sources of the rules. */
export const sources = readOn('2026-11-23', {
  dewin: {
    name: 'blog.dewin.me, A brief history of the Restore Point Simulator (2015)',
    part: 'formula of fulls and incrementals',
  },
  'veeam-retention': { name: 'helpcenter.veeam.com, retention_policy', part: 'whole page' },
  'veeam-incremental': {
    name: 'helpcenter.veeam.com, retention_incremental',
    part: 'whole page, example of 3 points',
  },
  'veeam-example-2': {
    name: 'helpcenter.veeam.com, Best Practices 7.0, ret_example_2',
    part: 'whole page, 14 points grow to 45',
  },
  'veeam-forever': {
    name: 'helpcenter.veeam.com, Veeam Backup for RHV 3.0, retention_policy',
    part: 'forever forward incremental',
  },
  'veeam-generation': {
    name: 'helpcenter.veeam.com, block_gen, compatible_storage_details',
    part: '10 or 30 days on top of the longer of retention and lock',
  },
  'veeam-gfs': {
    name: 'helpcenter.veeam.com, gfs_retention_policy, gfs_flags_removal',
    part: 'flags and how long they stay',
  },
  'veeam-clone': {
    name: 'helpcenter.veeam.com, backup_repository_block_cloning',
    part: 'Fast Clone references existing blocks, GFS included',
  },
  'veeam-capacity-tier': {
    name: 'helpcenter.veeam.com, capacity_tier_inactive_backup_chain, capacity_tier_move (v10)',
    part: 'copy at once, move of inactive chains, unique data',
  },
})

const chains = ['veeam-incremental', 'veeam-example-2', 'veeam-generation'] as const

export const sourcesOf: SourcesOf<StepId<'calculators/backup-capacity'>, typeof sources> = {
  'full-size': ['dewin'],
  'increment-size': ['dewin'],
  'retention-full-only': ['veeam-retention', 'veeam-generation'],
  'retention-incremental': chains,
  'retention-differential': ['veeam-generation'],
  'retention-synthetic-full': chains,
  'retention-forever-incremental': ['veeam-forever', 'veeam-generation'],
  gfs: ['veeam-gfs'],
  'block-clone': ['veeam-clone', 'veeam-gfs'],
  'object-copy': ['veeam-capacity-tier'],
  'object-move': ['veeam-capacity-tier'],
}
