import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useOwnSearch } from '../../calculators/ui/form/use-form.ts'
import { WidgetRoot } from '../../widgets/widget-root.tsx'
import { countFigure } from '../page/figures.ts'
import css from './estimator.module.css'
import { linkProblems } from './form.ts'

/** Says what of a link could not be taken over, and why. */
export function LinkProblems() {
  const { t } = useTranslation('calculators/pricing')
  /** The keys of the list's own texts are known to it alone. */
  const own = (key: string): string => t(key as never)
  const problems = linkProblems(useOwnSearch())
  if (problems.length === 0) return null
  return (
    <WidgetRoot>
      <ul role="status" className={css.problems}>
        {problems.map(({ kind, value, most, item }) => (
          <li key={kind + value + item}>
            <Alert severity="warning">
              {kind === 'above'
                ? t('linkProblems.above', {
                    item: own(`fields.${item}.label`),
                    value: countFigure(Number(value)),
                    most: countFigure(most ?? 0),
                    unit: own(`fields.${item}.several`),
                  })
                : t(`linkProblems.${kind}`, { value })}
            </Alert>
          </li>
        ))}
      </ul>
    </WidgetRoot>
  )
}
