import { deleteCookies } from '../browser/cookies.ts'
import type { Config } from '../config/variables.ts'
import type { Choices } from './consent.ts'
import type { ConsentStore } from './consent-store.ts'
import { loadScript } from './load-script.ts'
import { type Effect, type Event, type Status, step } from './machine.ts'
import type { PageView } from './page-view.ts'
import type { Vendor } from './vendor.ts'
import { vendors } from './vendors.ts'

/** What the vendors leave behind. */
const vendorCookies = /^(?:_fbp|_fbc|_ga.*|_gcl.*)$/

/** Brings page views to the vendors that the operator has set and the visitor allows. */
export const startTracker = (config: Config, consent: ConsentStore): ((view: PageView) => void) => {
  const trackers = vendors.flatMap((vendor) => {
    const id = vendor.id(config)
    return id ? [trackVendor(vendor, id, () => consent.get().allowed)] : []
  })
  const { record, allowed } = consent.get()
  if (!trackers.every((tracker) => tracker.isAllowed(allowed))) deleteCookies(vendorCookies)
  for (const tracker of trackers)
    if (tracker.isAllowed(allowed)) tracker.on('accept')
    else if (record) tracker.on('reject')

  let before = allowed
  consent.subscribe(() => {
    const now = consent.get().allowed
    for (const tracker of trackers) {
      const narrowed =
        tracker.isAllowed(before) && (!tracker.isAllowed(now) || tracker.isNarrower(now, before))
      if (narrowed) tracker.on(consent.get().record ? 'withdraw' : 'expiry')
      else tracker.on(tracker.isAllowed(now) ? 'accept' : 'reject')
    }
    before = now
  })
  return (view) => {
    for (const tracker of trackers) tracker.page(view)
  }
}

const trackVendor = ({ categories, prepare, pageView }: Vendor, id: string, choices: () => Choices) => {
  let status: Status = 'unknown'
  let current: PageView | undefined
  let waiting: PageView[] = []

  const effects: Record<Effect, () => void> = {
    load: () => {
      waiting = current ? [current] : []
      loadScript(prepare(id, choices())).then(
        () => on('loaded'),
        () => on('failed'),
      )
    },
    keep: () => current && waiting.push(current),
    send: () => current && pageView(id, current),
    flush: () => {
      for (const view of waiting.splice(0)) pageView(id, view)
    },
    forget: () => {
      deleteCookies(vendorCookies)
      location.reload()
    },
  }
  const on = (event: Event) => {
    const [next, ...todo] = step(status, event)
    status = next
    for (const effect of todo) effects[effect]()
  }
  return {
    on,
    page: (view: PageView) => {
      current = view
      on('page')
    },
    isAllowed: (given: Choices) => categories.some((category) => given[category]),
    /** A vendor that serves several purposes must be told when one of them is taken back. */
    isNarrower: (now: Choices, before: Choices) =>
      categories.some((category) => before[category] && !now[category]),
  }
}
