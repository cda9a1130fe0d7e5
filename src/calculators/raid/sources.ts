import { readOn, type SourcesOf, type StepId } from '../shared/working.ts'

/** Sources of the rules. */
export const sources = readOn('2026-11-23', {
  serveraid: { name: 'IBM ServeRAID-4H, User’s Reference', part: 'RAID level-5 Enhanced' },
  'serveraid-manager': { name: 'IBM ServeRAID Manager', part: 'help on RAID level-1 Enhanced' },
  adaptec: { name: 'Adaptec 4000SAS, User’s Guide', part: 'appendix B, RAID 5EE' },
  'adaptec-3405': { name: 'Adaptec 3405, User’s Guide', part: 'appendix B, RAID 1 and 1E' },
  'h3c-r4900': { name: 'H3C UniServer R4900 G5, RAID guide', unread: 'no-copy' },
  megaraid: { name: 'MegaRAID SAS Software User Guide (July 2011)', part: '2.5.9, 2.5.10' },
  lsi: { name: 'LSI Logic MegaRAID manual (2002)', part: 'tables 5.4 and 5.5' },
  'openzfs-spa': { name: 'OpenZFS, spa_misc.c', part: 'spa_get_slop_space()' },
  'openzfs-vdev': { name: 'OpenZFS, vdev.c', part: 'vdev_set_deflate_ratio()' },
  'openzfs-raidz': { name: 'OpenZFS, vdev_raidz.c', part: 'vdev_raidz_asize()' },
  'openzfs-draid': { name: 'OpenZFS, vdev_draid.c', part: 'vdev_draid_asize()' },
  'openzfs-docs-raidz': { name: 'OpenZFS documentation, RAIDZ', part: 'whole page' },
  'openzfs-docs-draid': { name: 'OpenZFS documentation, dRAID', part: 'whole page' },
  'superuser-516949': { name: 'superuser.com/questions/516949', part: 'the question' },
  synology: {
    name: 'synology.com, RAID calculator',
    part: 'fewest disks and redundancy of SHR and SHR-2, an older copy',
  },
  'synology-shr': { name: 'synology.com, What is Synology Hybrid RAID', part: 'opening' },
  'nas-recovery': { name: 'nas-recovery.com', part: 'SHR of 2 × 2 TB and 2 × 4 TB' },
  greenan: { name: 'Greenan, Plank, Wylie: Mean time to meaningless', part: 'abstract, section 1' },
})

export const sourcesOf: SourcesOf<StepId<'calculators/raid'>, typeof sources> = {
  'usable-mirror': ['adaptec-3405', 'serveraid-manager', 'h3c-r4900'],
  'usable-parity': ['serveraid', 'adaptec', 'lsi'],
  'usable-raid-z': ['openzfs-docs-raidz'],
  'usable-draid': ['openzfs-draid', 'openzfs-docs-draid'],
  'usable-hybrid': ['synology', 'synology-shr', 'nas-recovery'],
  'iops-vdevs': ['openzfs-docs-raidz', 'openzfs-docs-draid'],
  mttdl: ['greenan'],
  'zfs-record': ['openzfs-raidz', 'openzfs-draid'],
  tolerance: ['megaraid'],
  'tolerance-same': ['megaraid'],
  'read-error': ['superuser-516949'],
  'zfs-sectors': ['openzfs-raidz', 'openzfs-draid'],
  'zfs-pool': ['openzfs-vdev'],
  'zfs-usable': ['openzfs-spa'],
}
