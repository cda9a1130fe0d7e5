import { deleteCookies } from '../browser/cookies.ts'
import type { Config } from '../config/rules.ts'
import { type Category, type Choices, categories } from './consent.ts'
import type { ConsentStore } from './consent-store.ts'
import { loadScript } from './load-script.ts'
import { type Effect, type Event, type Status, step } from './machine.ts'
import type { PageView } from './page-view.ts'
import type { Vendor } from './vendor.ts'
import { vendors } from './vendors.ts'

/** Sends page views to the vendors that the operator has set and the visitor allows. */
export const startTracker = (config: Config, consent: ConsentStore): ((view: PageView) => void) => {
  const trackers = vendors.map((vendor) =>
    trackVendor(vendor, vendor.id(config), () => consent.get().allowed),
  )
  let before: Choices = { analytics: false, marketing: false }
  const apply = () => {
    const { allowed, record } = consent.get()
    deleteRefusedCookies(allowed)
    for (const tracker of trackers) tracker.choose(before, allowed, record !== undefined)
    before = allowed
  }
  apply()
  consent.subscribe(apply)
  return (view) => {
    for (const tracker of trackers) tracker.page(view)
  }
}

/** Deletes the cookies of refused categories, including those of earlier visits. */
const deleteRefusedCookies = (allowed: Choices) => {
  const refused = categories.filter((category) => !allowed[category])
  for (const { cookies } of vendors)
    for (const category of refused) if (cookies[category]) deleteCookies(cookies[category])
}

const trackVendor = (vendor: Vendor, id: string | undefined, choices: () => Choices) => {
  let status: Status = id ? 'unknown' : 'no-key'
  let current: PageView | undefined
  let waiting: PageView[] = []
  const tell = (view: PageView) => id && vendor.pageView(id, view)

  const effects: Record<Effect, () => void> = {
    load: () => {
      if (!id) return
      waiting = current ? [current] : []
      loadScript(vendor.origin + vendor.prepare(id, choices())).then(
        () => on('loaded'),
        () => on('failed'),
      )
    },
    keep: () => current && waiting.push(current),
    send: () => current && tell(current),
    flush: () => waiting.splice(0).forEach(tell),
    reload: () => location.reload(),
  }
  const on = (event: Event) => {
    const [next, ...todo] = step(status, event)
    status = next
    for (const effect of todo) effects[effect]()
  }
  const isAllowed = (given: Choices) => vendor.categories.some((category) => given[category])
  const isTakenBack = (before: Choices, now: Choices) => (category: Category) =>
    before[category] && !now[category]
  return {
    page: (view: PageView) => {
      current = view
      on('page')
    },
    /** @param answered whether the visitor made this choice; if not, an earlier one has lapsed or there was none */
    choose: (before: Choices, now: Choices, answered: boolean) => {
      if (vendor.categories.some(isTakenBack(before, now))) return on(answered ? 'withdraw' : 'lapse')
      if (status === 'ready' || status === 'loading') vendor.choicesChanged?.(now)
      if (isAllowed(now)) on('accept')
      else if (answered) on('reject')
    },
  }
}
