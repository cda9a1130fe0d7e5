import { check, playwright, type Suite, vitest } from './suites.ts'

const checks = [
  ...['types', 'lint', 'unused', 'content', 'generated'].map((name) =>
    check(`check:${name}`, { needs: 'node' }),
  ),
  // Both use shellcheck.
  ...['shell', 'workflows'].map((name) => check(`check:${name}`)),
]
const build = check('build', { needs: 'node' })
/** Makes and checks another provider's site in a copy of the tree; the long variant also builds and tests it, including in browsers. */
const secondProvider = check('test:second-provider', { needs: 'node' })
const providersAtLength = ['second', 'small'].map((name) =>
  check(`test:${name}-provider-long`, { cores: 2, ownNetwork: true }),
)

const editorTest = 'scripts/serve/edit/edit.test.ts'
const unit = vitest('unit', 'test:unit', ['--maxWorkers=2', `--exclude=${editorTest}`], { cores: 2 })
/** Drives the editor in a browser against a development server. Runs last, alone on both cores. */
const editor = vitest('editor', 'test:unit', [editorTest], { cores: 2 })
const browser = (args: readonly string[] = []) =>
  playwright('browser', ['--grep-invert=@long', ...args], {
    // Uses two cores but counts as one, so that it starts alongside two small suites.
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
/** Two browsers at a time, which wait for their drivers half of the time. */
const enginesSmoke = engines('Firefox and WebKit, smoke', 1, ['--tags-filter=smoke'])

// Waits for disks and servers' timeouts half of the time; builds the site itself.
const container = vitest('container', 'test:container', [], { cores: 0.5, needs: 'docker' })

/**
 * The suites of each command, in the order in which they start as cores become free.
 * @param args arguments for the browser tests' runner, such as a shard
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
      // These take half a core each, to use what the suites of container and engines leave idle.
      ...[...checks, secondProvider, unit].map((suite) => ({ ...suite, cores: 0.5 })),
      // Late, since it would delay any suite after it until the engines have ended.
      browser(),
      editor,
    ],
    // The four that workflows run separately; browser and engines use an existing build.
    check: [...checks, secondProvider, unit, editor],
    browser: [{ ...browser(args), after: [] }],
    engines: [{ ...enginesSmoke, after: [] }],
    image: [container],
    long: [
      build,
      ...providersAtLength,
      vitest('other values', 'test:unit', ['fuzz', 'property'], {
        env: { SEED: String(Math.floor(Math.random() * 2 ** 31)), ADDRESSES: '100000' },
      }),
      playwright('browser, at length', ['--grep=@long'], { after: ['build'] }),
      engines('Firefox and WebKit', 2),
      // Takes every core, so that nothing disturbs its measurements.
      vitest('container, at length', 'test:container-long', [], {
        cores: Number.POSITIVE_INFINITY,
        needs: 'docker',
      }),
    ],
  }) as const satisfies Record<string, readonly Suite[]>
