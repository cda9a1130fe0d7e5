import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { ShortcutBar } from '../ui/form/calculator-form.tsx'
import { useFormActions } from '../ui/form/use-form.ts'

/** Typical transfers; each fills in all fields it concerns. */
const cases = {
  singapore: {
    mode: 'time',
    fileSizeValue: '1',
    fileSizeUnit: 'TB',
    linkRateValue: '1',
    linkRateUnit: 'Gbit/s',
    rttMs: '30',
    tcpWindowKiB: '64',
    parallelStreams: '4',
  },
  smallFiles: {
    mode: 'time',
    fileSizeValue: '10',
    fileSizeUnit: 'kB',
    fileCount: '1000000',
    linkRateValue: '1',
    linkRateUnit: 'Gbit/s',
    rttMs: '20',
    parallelStreams: '8',
    setupRoundTripsPerFile: '2',
  },
  weekend: {
    mode: 'required-rate',
    fileSizeValue: '50',
    fileSizeUnit: 'TB',
    deadline: '48',
    deadlineUnit: 'hours',
  },
} as const

/** Values of a new form, for fields that a case doesn't set. */
const neutral = {
  fileCount: '1',
  rttMs: '0',
  tcpWindowKiB: '',
  parallelStreams: '1',
  setupRoundTripsPerFile: '0',
}

/** Buttons that fill in an example. */
export function Shortcuts() {
  const { t } = useTranslation('calculators/file-transfer')
  const { fill } = useFormActions()
  return (
    <ShortcutBar label={t('shortcuts.label')}>
      {(Object.keys(cases) as (keyof typeof cases)[]).map((name) => (
        <Button key={name} size="small" onClick={() => fill({ ...neutral, ...cases[name] })}>
          {t(`shortcuts.${name}`)}
        </Button>
      ))}
    </ShortcutBar>
  )
}
