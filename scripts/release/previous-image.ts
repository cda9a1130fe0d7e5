import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'

// Names the last release's image, whose files pages that are open ask for, for the next step of the release workflow. Needs Docker with
// buildx, cosign, and the workflow's variables. A first release has no other before it.
const output = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8' }).trim()

const { IMAGE: image, GITHUB_ENV: variables, GITHUB_REPOSITORY: repository } = process.env
if (!image || !variables || !repository)
  throw new Error('IMAGE, GITHUB_ENV and GITHUB_REPOSITORY must be set')

const [last] = output('git', 'tag', '--list', 'v*', '--sort=-v:refname', '--merged', 'HEAD^').split('\n')
if (last) {
  const tagged = `${image}:${last.slice(1)}`
  const digest = output(
    'docker',
    'buildx',
    'imagetools',
    'inspect',
    tagged,
    '--format',
    '{{.Manifest.Digest}}',
  )
  const signer = `https://github.com/${repository}/.github/workflows/release.yml@refs/tags/${last}`
  const issuer = 'https://token.actions.githubusercontent.com'
  output(
    'cosign',
    'verify',
    `--certificate-oidc-issuer=${issuer}`,
    `--certificate-identity=${signer}`,
    `${image}@${digest}`,
  )
  appendFileSync(variables, `SITE_PREVIOUS=${image}@${digest}\n`)
}
