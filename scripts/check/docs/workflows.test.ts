import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const folder = '.github'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yml'),
)
const read = (file: string) => parse(readFileSync(`${folder}/${file}`, 'utf8'), { strict: true })

interface Job {
  /** `undefined` if the job calls another workflow. */
  readonly steps?: readonly Step[]
  readonly uses?: string
  readonly needs?: string
}
interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}
const steps: Step[] = files
  .filter((file) => file.startsWith('workflows/'))
  .flatMap((file) => Object.values<Job>(read(file).jobs))
  .flatMap((job) => job.steps ?? [])

describe('what the forge reads', () => {
  it.each(files)('%s is YAML', (file) => expect(Object.keys(read(file)).length).toBeGreaterThan(0))

  it('runs scripts that package.json has, and decides nothing itself', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const commands = steps.flatMap(({ run }) => run ?? [])
    const run = commands.flatMap((command) => /^npm run ([\w:-]+)/.exec(command)?.[1] ?? [])
    expect(run).toEqual(expect.arrayContaining(['test:check', 'build', 'test:browser', 'test:image']))
    expect(run.filter((script) => !(script in scripts))).toEqual([])
    const lines = commands.flatMap((command) => command.trimEnd().split('\n'))
    const others = lines.filter(
      (line) => !/^npm (?:run |ci\b|audit (?:signatures|--omit=dev --audit-level=high)$)/.test(line),
    )
    // Commands that only a runner needs, for its packages, variables, registry or forge.
    const ofRunner = [
      /^sudo apt-get (?:update$|install )/,
      /^mkdir \w+$/,
      /^cosign (?:sign|attest) /,
      /^docker (?:tag|push|run --rm|inspect|buildx imagetools) /,
      /^\w+=\$(?:\(.*\)|\{\w+#v\})$/,
      /^echo ".+" >> "\$GITHUB_\w+"$/,
      /^git (?:config|switch|commit|push) /,
      /^gh (?:auth setup-git$|pr create |workflow run )/,
    ]
    expect(others.filter((line) => !ofRunner.some((form) => form.test(line)))).toEqual([])
  })

  it('pushes no image that has not been tested and scanned before, and names only what was pushed', () => {
    const { jobs } = read('workflows/release.yml')
    const stepsOf = (job: string) => (jobs[job].steps as Step[]).map(({ run, uses }) => run ?? uses ?? '')
    const inOrder = (all: readonly string[], starts: readonly string[]) => {
      const order = starts.map((start) => all.findIndex((step) => step.startsWith(start)))
      expect(order).not.toContain(-1)
      expect(order).toEqual(order.toSorted((one, other) => one - other))
    }
    const image = stepsOf('image')
    inOrder(image, ['npm audit', 'npm run test:image', 'aquasecurity/trivy-action', 'docker push'])
    expect(image.filter((step) => step.includes('docker push') || step.includes('build-push'))).toHaveLength(
      1,
    )
    const architectures = jobs.image.strategy.matrix.include.map(
      ({ architecture }: { architecture: string }) => architecture,
    )
    expect(architectures).toEqual(['amd64', 'arm64'])

    expect(jobs.publish.needs).toBe('image')
    expect(jobs.image.needs).toBe('ci')
    expect(jobs.ci).toEqual({ if: "github.ref_type == 'tag'", uses: './.github/workflows/ci.yml' })
    expect(read('workflows/ci.yml').on).toHaveProperty('workflow_call')
    expect(image.indexOf('npm run renew:bases')).toBeLessThan(image.indexOf('npm run test:image'))
    const publish = stepsOf('publish')
    inOrder(publish, ['docker buildx imagetools create', 'cosign sign', 'cosign attest', 'actions/attest-'])
    for (const architecture of architectures)
      for (const bill of ['system', 'site'])
        expect(publish).toContain(
          `cosign attest --yes --type cyclonedx --predicate ${architecture}.${bill}.cdx.json "$(cat ${architecture}.digest)"`,
        )
  })

  it('leaves no credentials behind, and no package to be fetched twice', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.length).toBeGreaterThan(8)
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false })
    for (const file of files.filter((name) => name.startsWith('workflows/')))
      for (const [name, job] of Object.entries<Job>(read(file).jobs)) {
        const installs = job.steps?.some(({ run }) => run?.startsWith('npm ci'))
        const cached = job.steps?.some((step) => step.with?.cache === 'npm')
        expect([name, cached ?? false]).toEqual([name, installs ?? false])
      }
  })

  it('scans with one version of the scanner, which is named', () => {
    const scans = steps.filter(({ uses }) => uses?.startsWith('aquasecurity/trivy-action@'))
    expect(scans.length).toBeGreaterThan(3)
    expect(new Set(scans.map((step) => `${step.uses} ${step.with?.version}`)).size).toBe(1)
    for (const step of scans) expect(step.with?.version).toMatch(/^v\d+\.\d+\.\d+$/)
  })

  it('names the image in lower case, as registries require', () => {
    const release = readFileSync(`${folder}/workflows/release.yml`, 'utf8')
    expect(release).not.toMatch(/ghcr\.io\/\$\{\{/)
    expect(release.match(/ghcr\.io\/\$\{GITHUB_REPOSITORY,,\}/g)).toHaveLength(2)
  })

  it('scans each week what is published, and rebuilds it on current base images if that fixes something', () => {
    const { on, jobs } = read('workflows/rescan.yml')
    expect(on.schedule).toHaveLength(1)
    const { steps: all } = jobs.rescan as { steps: Step[] }
    expect(all.at(-1)?.run).toBe('gh workflow run release.yml --ref "$TAG" --field renew=true')
    expect(read('workflows/release.yml').on.workflow_dispatch.inputs.renew.type).toBe('boolean')
  })

  it('pins actions to a commit, with the version in a comment', () => {
    const lines = files
      .filter((file) => file.startsWith('workflows/'))
      .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(/uses: .*/g) ?? [])
    expect(lines.length).toBeGreaterThan(10)
    const pinned = /^uses: (?:actions|docker|aquasecurity|sigstore)\/[\w-]+@[\da-f]{40} # v?\d+\.\d+\.\d+$/
    const own = 'uses: ./.github/workflows/ci.yml'
    expect(lines.filter((line) => line !== own && !pinned.test(line))).toEqual([])
  })
})
