import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { ShortcutBar } from '../ui/form/calculator-form.tsx'
import { useFormActions } from '../ui/form/use-form.ts'

/** Transfers as they happen; each fills in everything that it is about. */
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

const names = ['singapore', 'smallFiles', 'weekend'] as const

/** What a case does not name is as in a new form. */
const neutral = {
  fileCount: '1',
  rttMs: '0',
  tcpWindowKiB: '',
  parallelStreams: '1',
  setupRoundTripsPerFile: '0',
}

/** Examples to start from. */
export function Shortcuts() {
  const { t } = useTranslation('calculators/file-transfer')
  const { fill } = useFormActions()
  return (
    <ShortcutBar label={t('shortcuts.label')}>
      {names.map((name) => (
        <Button key={name} size="small" onClick={() => fill({ ...neutral, ...cases[name] })}>
          {t(`shortcuts.${name}`)}
        </Button>
      ))}
    </ShortcutBar>
  )
}
