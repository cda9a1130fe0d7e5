import { useTranslation } from 'react-i18next'
import { contrast } from '../styles/contrast.ts'
import { pairs, palette, type Tone } from '../styles/tokens.ts'
import css from './color-table.module.css'
import { CopyButton } from './copy-button.tsx'
import { DataTable } from './data-table.tsx'

const tones = Object.keys(palette) as Tone[]

/** The colour tokens themselves, with the contrast of every pair in use. */
export function ColorTable() {
  const { t } = useTranslation()
  return (
    <div className={css.colors}>
      <DataTable
        label={t('colors.label')}
        columns={[t('colors.name'), t('colors.value'), t('colors.use')]}
        rows={tones.map((tone) => [
          <span key="tone" className={css.tone}>
            <svg aria-hidden="true" width="40" height="40">
              <rect width="100%" height="100%" fill={`var(--palette-${tone})`} />
            </svg>
            {tone}
          </span>,
          <CopyButton key="value" text={palette[tone]} />,
          <Uses key="use" tone={tone} />,
        ])}
      />
    </div>
  )
}

function Uses({ tone }: { tone: Tone }) {
  const { t } = useTranslation()
  const uses = pairs.filter((pair) => pair.text === tone)
  if (uses.length === 0) return <>{t('colors.ground')}</>
  return (
    <ul className={css.uses}>
      {uses.map(({ ground }) => (
        <li key={ground}>
          {t('colors.on', { ground, ratio: contrast(palette[tone], palette[ground]).toFixed(1) })}
        </li>
      ))}
    </ul>
  )
}
