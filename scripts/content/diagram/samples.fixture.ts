import type { DiagramData } from '../../../src/diagram/types.ts'

export const backup: DiagramData = {
  groups: [
    { id: 'north', label: 'Northfield (NOR1)' },
    { id: 'south', label: 'Southport (SOU1)' },
  ],
  nodes: [
    { id: 'vms', label: 'VMs and databases', group: 'north' },
    { id: 'server', label: 'Backup server', group: 'north', kind: 'provider' },
    {
      id: 'repository',
      label: 'Hardened repository',
      note: 'immutable for 30 days',
      group: 'north',
      kind: 'data',
    },
    { id: 'copy', label: 'Locked copy', group: 'south', kind: 'data' },
    { id: 'standby', label: 'Standby machines', group: 'south', kind: 'provider' },
  ],
  edges: [
    { from: 'server', to: 'vms', label: 'pull' },
    { from: 'server', to: 'repository' },
    { from: 'repository', to: 'copy', label: 'nightly copy' },
    { from: 'vms', to: 'standby', label: 'replication', dashed: true },
    { from: 'standby', to: 'vms', label: 'failback', dashed: true },
  ],
}

export const gateways: DiagramData = {
  groups: [
    { id: 'own', label: 'ศูนย์ข้อมูลของลูกค้า' },
    { id: 'west', label: 'คลาวด์สาธารณะ' },
  ],
  nodes: [
    { id: 'apps', label: 'แอปพลิเคชันและคู่ค้า', kind: 'customer' },
    { id: 'control', label: 'Control plane', note: 'ดูแลเองหรือใช้ Konnect', kind: 'provider' },
    { id: 'near', label: 'Data plane', note: 'คลัสเตอร์ Container', group: 'own', kind: 'provider' },
    { id: 'far', label: 'Data plane', note: 'Amazon EKS', group: 'west', kind: 'cloud' },
    { id: 'core', label: 'ระบบหลัก', group: 'own' },
    { id: 'services', label: 'ไมโครเซอร์วิส', group: 'west' },
    { id: 'redis', label: 'Redis', note: 'ตัวนับอัตราการเรียกใช้', group: 'own', kind: 'data' },
  ],
  edges: [
    { from: 'apps', to: 'near' },
    { from: 'apps', to: 'far' },
    { from: 'control', to: 'near', label: 'ส่งค่าผ่าน mTLS', dashed: true },
    { from: 'control', to: 'far', label: 'ส่งค่าผ่าน mTLS', dashed: true },
    { from: 'near', to: 'core' },
    { from: 'near', to: 'redis' },
    { from: 'far', to: 'services' },
  ],
}

export const chain: DiagramData = {
  nodes: Array.from({ length: 10 }, (_, i) => ({
    id: `n${i}`,
    label: `Processing stage ${i}`,
    note: 'with a checkpoint',
  })),
  edges: Array.from({ length: 9 }, (_, i) => ({ from: `n${i}`, to: `n${i + 1}`, label: 'exactly once' })),
}

export const fan: DiagramData = {
  nodes: ['hub', 'west', 'east', 'google', 'huawei', 'office', 'branch'].map((id) => ({
    id,
    label: `${id} network`,
  })),
  edges: ['west', 'east', 'google', 'huawei', 'office', 'branch'].map((to) => ({
    from: 'hub',
    to,
    label: 'private link',
  })),
}
