import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const folder = '.github'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yml'),
)
const read = (file: string) => parse(readFileSync(`${folder}/${file}`, 'utf8'), { strict: true })

interface Step {
  readonly uses?: string
  readonly run?: string
}
const steps: Step[] = files
  .filter((file) => file.startsWith('workflows/'))
  .flatMap((file) => Object.values<{ steps: Step[] }>(read(file).jobs))
  .flatMap((job) => job.steps)

describe('what the forge reads', () => {
  it.each(files)('%s is YAML', (file) => expect(Object.keys(read(file)).length).toBeGreaterThan(0))

  it('runs scripts that package.json has, and decides nothing itself', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const commands = steps.flatMap(({ run }) => run ?? [])
    const run = commands.flatMap((command) => /^npm run ([\w:]+)/.exec(command)?.[1] ?? [])
    expect(run).toEqual(expect.arrayContaining(['test:check', 'build', 'test:browser', 'test:image']))
    expect(run.filter((script) => !(script in scripts))).toEqual([])
    const others = commands.filter(
      (command) => !/^npm (?:run |ci\b|audit (?:signatures|--omit=dev --audit-level=high)$)/.test(command),
    )
    // Commands that only a runner needs: its packages, its variables, its registry.
    const ofRunner =
      /^(?:sudo apt-get (?:update$|install )|mkdir \w+$|cosign (?:sign|attest) |docker (?:tag|push|run --rm|inspect|buildx imagetools) |(\w+)=\$(?:\(.*\)|\{\w+#v\})\necho "\w+=\$\1" >> "\$GITHUB_\w+"\n$)/
    expect(others.filter((command) => !ofRunner.test(command))).toEqual([])
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
    const publish = stepsOf('publish')
    inOrder(publish, ['docker buildx imagetools create', 'cosign sign', 'cosign attest', 'actions/attest-'])
    for (const architecture of architectures)
      for (const bill of ['system', 'site'])
        expect(publish).toContain(
          `cosign attest --yes --type cyclonedx --predicate ${architecture}.${bill}.cdx.json "$(cat ${architecture}.digest)"`,
        )
  })

  it('takes actions by their commit, with the version beside it', () => {
    const lines = files
      .filter((file) => file.startsWith('workflows/'))
      .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(/uses: .*/g) ?? [])
    expect(lines.length).toBeGreaterThan(10)
    const pinned = /^uses: (?:actions|docker|aquasecurity|sigstore)\/[\w-]+@[\da-f]{40} # v?\d+\.\d+\.\d+$/
    expect(lines.filter((line) => !pinned.test(line))).toEqual([])
  })
})
