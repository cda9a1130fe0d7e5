import { added as all, schedules } from '../provider/page-files.ts'
import { pages as listed } from '../provider/pages.ts'
import type { Page, Schedule } from '../provider/schema.ts'
import { buildSchedule, isOver, isPublished } from './schedule.ts'

/** Absent in browsers, whose code holds this module's result (`scripts/build/chosen-pages.ts`). */
const { unpublished, day } = buildSchedule(globalThis.process?.env ?? {})

/** The day for which pages are chosen. */
export const siteDay: string = day

const scheduleOf = (id: string): Schedule => schedules[id] ?? {}
const isLeftOut = ({ id }: { readonly id: string }) =>
  unpublished === 'left-out' && !isPublished(scheduleOf(id), day)

/** Pages of this build that are declared in their file; typed as all of them, since the routes' types are derived from this type. */
export const added = all.filter((page) => !isLeftOut(page)) as unknown as typeof all

const away: readonly Page[] = [...listed, ...all].filter(isLeftOut)

/** Ids of the pages of `src/provider/pages.ts` that this build lacks. */
export const leftOut: readonly string[] = listed.filter(isLeftOut).map(({ id }) => id)

/** The files of all pages that this build lacks, as `namespaceOf` names them; only for Node. */
export const leftOutFiles: readonly string[] = away.map(({ path, file }) => `pages${file ?? path}`)

/** The schedules of this build's pages that are not published on its day, which a preview marks. */
export const unpublishedNow: Readonly<Record<string, Schedule>> = Object.fromEntries(
  Object.entries(schedules).filter(([, schedule]) => unpublished === 'shown' && !isPublished(schedule, day)),
)

/** Pages whose last day is over, with the page that their address leads to. */
export const over: readonly (readonly [path: string, instead: string])[] = away.flatMap(({ id, path }) => {
  const { instead, ...schedule } = scheduleOf(id)
  return instead && isOver(schedule, day) ? [[path, instead] as const] : []
})
