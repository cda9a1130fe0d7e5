import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useOwnSearch } from '../../calculators/ui/form/use-form.ts'
import { pages } from '../../catalogue/pages.ts'
import { PageLink } from '../../components/page-link.tsx'
import { WidgetRoot } from '../../widgets/widget-root.tsx'
import { countFigure } from '../page/figures.ts'
import { exampleOrder } from './entry.ts'
import css from './estimator.module.css'
import { linkProblems } from './form.ts'

/** The page whose price an address asks for, and whether the list has an example for it. */
const topicOf = (id: string | undefined) => {
  const page = pages.find((one) => one.id === id)
  return page && (page.kind === 'service' || page.kind === 'use-case')
    ? { id: page.id, isPriced: exampleOrder(page.id) !== undefined }
    : undefined
}

/** Says which parts of a link could not be taken over, and why. */
export function LinkProblems() {
  const { t } = useTranslation('calculators/pricing')
  const { t: common } = useTranslation()
  /** Reads a text whose key depends on the price list and is unknown to the types. */
  const own = (key: string): string => t(key as never)
  const search = useOwnSearch()
  const problems = linkProblems(search)
  const topic = topicOf(search.for)
  if (problems.length === 0 && !topic) return null
  return (
    <WidgetRoot>
      <ul role="status" className={css.problems}>
        {topic && (
          <li>
            <Alert severity="info">
              {t(topic.isPriced ? 'topic.example' : 'topic.project', { page: common(`labels.${topic.id}`) })}
              {!topic.isPriced && (
                <>
                  {' '}
                  <PageLink page="contact">{t('topic.talk')}</PageLink>
                </>
              )}
            </Alert>
          </li>
        )}
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
