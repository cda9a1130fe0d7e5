import { execFileSync } from 'node:child_process'

// Prints the published image of the release before this commit, by digest, once its signature has been verified; nothing before the first.
// For the release workflow, which names the image in IMAGE and its repository in GITHUB_REPOSITORY.
const { IMAGE: image, GITHUB_REPOSITORY: repository } = process.env
if (!image || !repository) throw new Error('IMAGE and GITHUB_REPOSITORY are needed')

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()

const tags = run('git', 'tag', '--list', 'v*', '--sort=-v:refname', '--merged', 'HEAD^').split('\n')
const [last] = tags
if (last) {
  const name = `${image}:${last.slice(1)}`
  const digest = run('docker', 'buildx', 'imagetools', 'inspect', name, '--format', '{{.Manifest.Digest}}')
  const workflow = `https://github.com/${repository}/.github/workflows/release.yml@refs/tags/${last}`
  const issuer = 'https://token.actions.githubusercontent.com'
  const signedBy = ['--certificate-oidc-issuer', issuer, '--certificate-identity', workflow]
  run('cosign', 'verify', ...signedBy, `${image}@${digest}`)
  console.log(`${image}@${digest}`)
}
