import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Fill, fills, Legend, Swatch } from '../ui/charts/fills.tsx'
import { PartsTable } from '../ui/charts/shares.tsx'
import { useFormat } from '../ui/texts.ts'
import type { RaidOutcome } from './answer.ts'
import { capacityPieces, type DiskRole, type DrawnDisk, diskRoles, maxDrawnDisks } from './picture.ts'

/** Fill for each role of a disk. */
const roleFills: Readonly<Record<DiskRole, Fill>> = {
  data: 'marigold',
  mirror: 'light',
  parity: 'hatched',
  'embedded-spare': 'dotted',
  spare: 'hollow',
  stranded: 'barred',
}

const height = 76

const Groups = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 14px',
  alignItems: 'end',
  marginBottom: 12,
})

const Group = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  alignItems: 'end',
  paddingBottom: 5,
  borderBottom: '2px solid var(--palette-border)',
  '&[data-spare]': { borderBottomStyle: 'dashed' },
})

/** The more disks in a row, the narrower each is drawn. */
const widthFor = (count: number) => {
  if (count <= 12) return 40
  if (count <= 24) return 28
  return count <= 60 ? 18 : 10
}

/** Groups the disks in slot order; hot spares form their own group. */
const groupsOf = (disks: readonly DrawnDisk[]) => {
  const groups = new Map<number | null, DrawnDisk[]>()
  for (const disk of disks) groups.set(disk.group, [...(groups.get(disk.group) ?? []), disk])
  const spares = groups.get(null)
  groups.delete(null)
  return [...groups.values(), ...(spares ? [spares] : [])]
}

/** Draws every disk with the roles of its space; height shows size. */
export function DiskDrawing({ outcome: { result } }: { outcome: RaidOutcome }) {
  const { t } = useTranslation('calculators/raid')
  const { plan } = result
  const disks = useMemo(() => diskRoles(plan), [plan])
  if (disks === null) return <p>{t('drawing.tooMany', { most: maxDrawnDisks })}</p>
  const largest = Math.max(...disks.map(({ sizeTB }) => sizeTB))
  const roles = [...new Set(disks.flatMap(({ segments }) => segments.map(({ role }) => role)))]
  return (
    <figure>
      <Groups aria-hidden="true">
        {groupsOf(disks).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups are identified by position
          <Group key={index} data-spare={group[0]?.group === null || undefined}>
            {group.map((disk, slot) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: disks are identified by slot
              <Disk key={slot} disk={disk} width={widthFor(disks.length)} largest={largest} />
            ))}
          </Group>
        ))}
      </Groups>
      <Legend
        entries={roles.map((role) => ({
          sample: <Swatch fill={roleFills[role]} />,
          text: t(`roles.${role}`),
        }))}
      />
    </figure>
  )
}

function Disk({ disk, width, largest }: { disk: DrawnDisk; width: number; largest: number }) {
  const scale = height / largest
  let top = disk.sizeTB * scale
  return (
    <svg aria-hidden="true" width={width} height={Math.max(6, disk.sizeTB * scale)}>
      {disk.segments.map(({ role, sizeTB }) => {
        const tall = sizeTB * scale
        top -= tall
        return (
          <rect
            key={role}
            x="0.5"
            y={top + 0.5}
            width={width - 1}
            height={Math.max(1, tall - 1)}
            rx="2"
            fill={fills[roleFills[role]]}
            stroke={role === 'spare' ? 'var(--palette-border)' : 'var(--palette-ground)'}
            strokeDasharray={role === 'spare' ? '3 2' : undefined}
          />
        )
      })}
    </svg>
  )
}

/** Shows raw = usable + protection + spare + stranded, as a bar and as figures; the bar distinguishes hot from embedded spares. */
export function CapacitySplit({ outcome: { result } }: { outcome: RaidOutcome }) {
  const { t } = useTranslation('calculators/raid')
  const format = useFormat()
  const pieces = capacityPieces(result.plan)
  return (
    <PartsTable
      total={result.result.rawTB}
      parts={pieces.map(({ role, part, sizeTB }) => ({
        id: role,
        name: t(`parts.${part}`),
        fill: roleFills[role],
        value: sizeTB,
      }))}
      valueText={(value) => `${format.number(value)} TB`}
      texts={{
        label: t('split.label'),
        part: t('split.part'),
        value: t('split.size'),
        share: t('split.share'),
        total: t('parts.raw'),
      }}
    />
  )
}
