import { brand } from '../provider/brand.ts'
import type { Schedule } from '../provider/schema.ts'

/** What a build does with pages that are not published: a preview shows and marks them, a release leaves them out. */
export type Unpublished = 'shown' | 'left-out'

/** A day as YYYY-MM-DD in the provider's time zone. */
export const dayOf = (date: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone, dateStyle: 'short' }).format(date)

/** Whether a page's day has come and not yet gone. */
export const isPublished = ({ draft, publishAt, unpublishAt }: Schedule, day: string): boolean =>
  !draft && !(publishAt && day < publishAt) && !(unpublishAt && day >= unpublishAt)

/** Whether a page's last day is over. */
export const isOver = ({ draft, unpublishAt }: Schedule, day: string): boolean =>
  !draft && unpublishAt !== undefined && day >= unpublishAt

/**
 * What the build's environment says: `SITE_UNPUBLISHED`, which a release sets to `left-out`, and `SITE_DAY`, the day for which pages are
 * chosen, else today.
 * @throws if one of the two has another form
 */
export const buildSchedule = (
  env: Readonly<Record<string, string | undefined>>,
): { readonly unpublished: Unpublished; readonly day: string } => {
  const { SITE_UNPUBLISHED: unpublished = 'shown', SITE_DAY: day = '' } = env
  if (unpublished !== 'shown' && unpublished !== 'left-out')
    throw new Error(`SITE_UNPUBLISHED is "${unpublished}": write shown or left-out`)
  if (day && !/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error(`SITE_DAY is "${day}": write it as 2027-01-31`)
  return { unpublished, day: day || dayOf(new Date()) }
}

/** The ids of pages whose first or last day begins on a day. */
export const changesOn = (day: string, schedules: Readonly<Record<string, Schedule>>): string[] =>
  Object.entries(schedules)
    .filter(([, { draft, publishAt, unpublishAt }]) => !draft && [publishAt, unpublishAt].includes(day))
    .map(([id]) => id)
