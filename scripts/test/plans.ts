import { check, playwright, type Suite, vitest } from './suites.ts'

const checks = [
  ...['types', 'lint', 'unused', 'content', 'generated'].map((name) =>
    check(`check:${name}`, { needs: 'node' }),
  ),
  // Both use shellcheck.
  ...['shell', 'workflows'].map((name) => check(`check:${name}`)),
]
const build = check('build', { needs: 'node' })
/** Another provider's site, made and checked in a copy of the tree; at length, also built and tested, in browsers too. */
const secondProvider = check('test:second-provider', { needs: 'node' })
const secondProviderAtLength = check('test:second-provider-long', { cores: 2, ownNetwork: true })

const unit = vitest('unit', 'test:unit', ['--maxWorkers=2'], { cores: 2 })
const browser = (args: readonly string[] = []) =>
  playwright('browser', ['--grep-invert=@long', ...args], {
    // Keeps two busy, but counts as one, so that it starts beside two small suites.
    cores: 1,
    after: ['build'],
    ownNetwork: true,
  })

const engines = (name: string, cores: number, args: readonly string[] = []) =>
  vitest(name, 'test:engines', ['--reporter=e2e/engines/table.ts', ...args], {
    cores,
    needs: 'engines',
    after: ['build'],
  })
/** Two browsers at a time, which half of the time wait for their drivers. */
const enginesSmoke = engines('Firefox and WebKit, smoke', 1, ['--tags-filter=smoke'])

// Half of its time it waits for disks and for time limits of servers; it builds the site by itself.
const container = vitest('container', 'test:container', [], { cores: 0.5, needs: 'docker' })

/**
 * What each command runs, in the order in which suites start as soon as there is room.
 * @param args what is given to the browser's runner, such as a shard
 */
export const plansWith = (args: readonly string[]) =>
  ({
    verify: [
      build,
      ...checks,
      vitest('unit', 'test:unit', ['--tags-filter=!slow', '--maxWorkers=2']),
      playwright('smoke', ['--grep=@smoke', '--workers=1'], { cores: 1, after: ['build'] }),
    ],
    all: [
      build,
      container,
      enginesSmoke,
      // Take half a core each, to fill what the container's suite and the engines' leave idle.
      ...[...checks, secondProvider, unit].map((suite) => ({ ...suite, cores: 0.5 })),
      // Last, since it would hold back what comes after it until the engines have ended.
      browser(),
    ],
    // The four that workflows run apart; browser and engines look at a build that is there.
    check: [...checks, secondProvider, unit],
    browser: [{ ...browser(args), after: [] }],
    engines: [{ ...enginesSmoke, after: [] }],
    image: [container],
    long: [
      build,
      secondProviderAtLength,
      vitest('other values', 'test:unit', ['fuzz', 'property'], {
        env: { SEED: String(Math.floor(Math.random() * 2 ** 31)), ADDRESSES: '100000' },
      }),
      playwright('browser, at length', ['--grep=@long'], { after: ['build'] }),
      engines('Firefox and WebKit', 2),
      // Measures, so it takes every core.
      vitest('container, at length', 'test:container-long', [], {
        cores: Number.POSITIVE_INFINITY,
        needs: 'docker',
      }),
    ],
  }) as const satisfies Record<string, readonly Suite[]>
