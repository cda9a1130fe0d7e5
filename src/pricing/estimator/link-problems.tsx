import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Values } from '../../calculators/ui/form/fields.ts'
import { useOwnSearchParams } from '../../calculators/ui/form/use-form.ts'
import { pages } from '../../catalogue/pages.ts'
import { PageLink } from '../../components/page-link.tsx'
import { WidgetRoot } from '../../widgets/widget-root.tsx'
import { listLanguage } from '../list-language.ts'
import { itemsOfMachines, machineOfRow, readRows } from '../machines.ts'
import { countFigure } from '../page/figures.ts'
import { prices } from '../prices.ts'
import { type Change, changesSince } from '../since.ts'
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

/** Items that a link orders, by themselves or in machines, in the list's order. */
const orderedItems = (m = '', i = ''): readonly string[] => {
  const { machines: rules } = prices
  const machines = rules ? readRows(rules, m).rows.map((row) => machineOfRow(rules, row)) : []
  const ids = new Set([
    ...Object.keys(itemsOfMachines(rules, machines)),
    ...i.split('~').map((part) => part.replace(/\..*/, '')),
  ])
  return [...ids]
}

/** What has changed for a link's order since the list that it names; `undefined` until known, or if that list was never published. */
const useChanges = (search: Values): readonly Change[] | undefined => {
  const { v, t, s = '', m, i } = search
  const [changes, setChanges] = useState<readonly Change[]>()
  useEffect(() => {
    setChanges(undefined)
    if (v === undefined || v === prices.version) return
    let isCurrent = true
    // Few links are of an older list, so earlier lists are fetched for these only.
    import('../published.ts').then(
      ({ history }) => {
        const old = history.find(({ version }) => version === v)
        const order = { items: orderedItems(m, i), term: Number(t), support: s }
        if (old && isCurrent) setChanges(changesSince(old, prices, order))
      },
      // The notice of the other list stays.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [v, t, s, m, i])
  return changes
}

/** Says which parts of a link could not be taken over, and why. */
export function LinkProblems() {
  const { t } = useTranslation('calculators/pricing')
  const { t: common, i18n } = useTranslation()
  const language = listLanguage(i18n.language)
  /** Reads a text whose key depends on the price list and is unknown to the types. */
  const textOf = (key: string): string => t(key as never)
  const search = useOwnSearchParams()
  const problems = linkProblems(search)
  const changes = useChanges(search)
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
                    item: textOf(`fields.${item}.label`),
                    value: countFigure(Number(value)),
                    most: countFigure(most ?? 0),
                    unit: textOf(`fields.${item}.several`),
                  })
                : t(`linkProblems.${kind}`, { value })}
              {kind === 'version' && changes?.length === 0 && ` ${t('linkProblems.unchanged')}`}
              {kind === 'version' && changes && changes.length > 0 && (
                <ul>
                  {changes.map(({ kind: what, name, before, now }) => (
                    <li key={what + name.en}>
                      {t(`linkProblems.changed.${what}`, {
                        name: name[language],
                        before: before ?? t('linkProblems.none'),
                        now: now ?? t('linkProblems.none'),
                      })}
                    </li>
                  ))}
                </ul>
              )}
            </Alert>
          </li>
        ))}
      </ul>
    </WidgetRoot>
  )
}
