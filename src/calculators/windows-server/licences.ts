import { licencesPerSet, physicalCores } from './core-licences.ts'
import { standardSets } from './host-role.ts'
import type { WindowsPlan } from './plan.ts'

/** What must be licensed, before any price. */
export interface Licences {
  readonly physicalCoresPerHost: number
  readonly coreLicencesPerFullSet: number
  readonly vmsToCoverPerHost: number
  readonly standardSetsPerHost: number
  readonly standardCoreLicencesTotal: number
  readonly datacenterCoreLicencesTotal: number
}

/** Standard relicenses all cores for every two environments; Datacenter licenses them once, for any number. */
export function licencesOf({ processors, hosts, role, vmsPerHost }: WindowsPlan): Licences {
  const perSet = licencesPerSet(processors)
  const sets = standardSets[role](vmsPerHost)
  return {
    physicalCoresPerHost: physicalCores(processors),
    coreLicencesPerFullSet: perSet,
    vmsToCoverPerHost: vmsPerHost,
    standardSetsPerHost: sets,
    standardCoreLicencesTotal: sets * perSet * hosts,
    datacenterCoreLicencesTotal: sets > 0 ? perSet * hosts : 0,
  }
}
