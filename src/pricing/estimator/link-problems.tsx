import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useOwnSearch } from '../../calculators/ui/form/use-address.ts'
import { WidgetRoot } from '../../widgets/widget-root.tsx'
import css from './estimator.module.css'
import { linkProblems } from './form.ts'

/** Says what of a link could not be taken over, and why. */
export function LinkProblems() {
  const { t } = useTranslation('calculators/pricing')
  const problems = linkProblems(useOwnSearch('pricing'))
  if (problems.length === 0) return null
  return (
    <WidgetRoot>
      <ul role="status" className={css.problems}>
        {problems.map(({ kind, value }) => (
          <li key={kind + value}>
            <Alert severity="warning">{t(`linkProblems.${kind}`, { value })}</Alert>
          </li>
        ))}
      </ul>
    </WidgetRoot>
  )
}
