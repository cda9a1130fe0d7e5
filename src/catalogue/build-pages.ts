import { added, schedules } from '../provider/page-files.ts'
import { pages } from '../provider/pages.ts'
import type { Page, Schedule } from '../provider/schema.ts'
import { buildSchedule, isOver, isPublished } from './schedule.ts'

// Which pages this build has: a release leaves out those that are not published on its day. Built scripts contain the values of these
// exports instead of this module (`scripts/build/build-pages.ts`), so that browsers get no page that is left out. The development
// server's browsers run the module itself, where there is no `process`.
const { unpublished, day } = buildSchedule(globalThis.process?.env ?? {})

const scheduleOf = (id: string): Schedule => schedules[id] ?? {}
const isLeftOut = ({ id }: { readonly id: string }) =>
  unpublished === 'left-out' && !isPublished(scheduleOf(id), day)

/** Typed as the whole list, since the routes' types are derived from this type. */
const withoutLeftOut = <List extends readonly Page[]>(list: List) =>
  list.filter((page) => !isLeftOut(page)) as readonly Page[] as List

/** Pages of `src/provider/pages.ts`. */
export const listedPages = withoutLeftOut(pages)

/** Pages that are declared in their file. */
export const declaredPages = withoutLeftOut(added)

const leftOut: readonly Page[] = [...pages, ...added].filter(isLeftOut)

/** The locale files of the pages that this build lacks. Named here because `namespaceOf` needs the catalogue, which needs this module. */
export const leftOutFiles: readonly string[] = leftOut.map(({ path, file }) => `pages${file ?? path}`)

/** Pages whose last day is over, with the page that their address leads to. */
export const expiredPages: readonly { readonly path: string; readonly instead: string }[] = leftOut.flatMap(
  ({ id, path }) => {
    const { instead, ...schedule } = scheduleOf(id)
    return instead && isOver(schedule, day) ? [{ path, instead }] : []
  },
)

/** The schedules of this build's pages that are not published on its day, which a preview marks. */
export const markedSchedules: Readonly<Record<string, Schedule>> = Object.fromEntries(
  Object.entries(schedules).filter(([, schedule]) => unpublished === 'shown' && !isPublished(schedule, day)),
)

/** The day for which pages are chosen. */
export const siteDay: string = day
