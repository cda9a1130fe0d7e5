import { aFilledList, anInteger, type Fields, isGiven, required } from '../shared/checks.ts'

/** Equal processors of a host. */
export interface ProcessorGroup {
  readonly processors: number
  readonly coresEach: number
}

/** Fewest licences per processor, per host and per VM (Microsoft product terms). */
export const minimums = { perProcessor: 8, perHost: 16, perVm: 8, perCustomer: 16 } as const

/** Licences are sold in pairs. */
function evenUp(licences: number): number {
  return Math.ceil(licences / 2) * 2
}

/** Reads a host's processors: so many with so many cores, or one by one. */
export function readProcessors(fields: Fields): readonly ProcessorGroup[] {
  const aCore = anInteger({ min: 1 })
  if (isGiven(fields, 'coresPerProcessorList')) {
    const cores = required(fields, 'coresPerProcessorList', aFilledList(aCore))
    return cores.map((coresEach) => ({ processors: 1, coresEach }))
  }
  const processors = required(fields, 'processorsPerHost', aCore)
  return [{ processors, coresEach: required(fields, 'coresPerProcessor', aCore) }]
}

function total(groups: readonly ProcessorGroup[], perProcessor: (cores: number) => number): number {
  return groups.reduce((sum, { processors, coresEach }) => sum + processors * perProcessor(coresEach), 0)
}

export function physicalCores(groups: readonly ProcessorGroup[]): number {
  return total(groups, (cores) => cores)
}

/** Core licences that license a host once. */
export function licencesPerSet(groups: readonly ProcessorGroup[]): number {
  const licensed = total(groups, (cores) => Math.max(minimums.perProcessor, cores))
  return evenUp(Math.max(minimums.perHost, licensed))
}

/** Core licences for licensing VM by VM. */
export function perVmLicences(vcpus: readonly number[], customerMinimum: boolean): number {
  const sum = vcpus.reduce((licences, count) => licences + evenUp(Math.max(minimums.perVm, count)), 0)
  return customerMinimum ? Math.max(minimums.perCustomer, sum) : sum
}
