import { changesOn, dayOf } from '../../src/catalogue/schedule.ts'
import { schedules } from '../../src/provider/page-files.ts'

// Prints the pages whose first or last day begins today, in the provider's time zone; nothing if there are none.
const pages = changesOn(dayOf(new Date()), schedules)
if (pages.length > 0) console.log(pages.join(' '))
