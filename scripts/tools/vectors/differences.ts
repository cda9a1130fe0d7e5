const relativeTolerance = 1e-9
const halfCent = 0.005

/** Outputs that are counts, compared exactly. */
const counts = new Set([
  ...['faultToleranceMin', 'faultToleranceMax', 'writePenalty', 'zfsSectorsPer128KiBRecord'],
  ...['pointsEnd', 'fullsEnd', 'nonFullPointsEnd', 'peakPoints', 'peakDay'],
  ...['days', 'hours', 'minutes', 'seconds', 'idemaBytes'],
  ...['physicalCoresPerHost', 'coreLicencesPerFullSet', 'vmsToCoverPerHost', 'standardSetsPerHost'],
  ...['standardCoreLicencesTotal', 'datacenterCoreLicencesTotal', 'perVmCoreLicencesTotal'],
  ...[
    'standardPacks16PerHost',
    'standardPacks2PerHost',
    'datacenterPacks16PerHost',
    'datacenterPacks2PerHost',
  ],
  ...['datacenterCheaperFromVmsPerHost', 'coreLicences', 'packs2core', 'serverLicences', 'cals'],
  ...['replicasToLicense', 'serverCalCheaperUpToCals'],
])

/** Compares money to the cent, counts exactly, everything else to 1e-9 relative. */
function sameNumber(name: string, actual: number, expected: number): boolean {
  if (counts.has(name)) return actual === expected
  const difference = Math.abs(actual - expected)
  const within = relativeTolerance * Math.max(Math.abs(actual), Math.abs(expected))
  return difference <= (name.endsWith('Usd') ? halfCent + within : within)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function inObjects(actual: object, expected: object, path: string): readonly string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)])
  const [a, e] = [new Map(Object.entries(actual)), new Map(Object.entries(expected))]
  return [...names].flatMap((name) =>
    differences(a.get(name), e.get(name), path ? `${path}.${name}` : name, name),
  )
}

/** Lists where an outcome differs from the expected one, one line each; empty if they agree. Unexpected outputs count as differences too. */
export function differences(actual: unknown, expected: unknown, path = '', name = ''): readonly string[] {
  if (isObject(actual) && isObject(expected) && Array.isArray(actual) === Array.isArray(expected)) {
    return inObjects(actual, expected, path)
  }
  const same =
    typeof actual === 'number' && typeof expected === 'number'
      ? sameNumber(name, actual, expected)
      : actual === expected
  return same
    ? []
    : [`${path || 'outcome'}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`]
}
