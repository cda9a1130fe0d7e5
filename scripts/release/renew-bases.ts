import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { withDigests } from '../shared/dockerfile.ts'

// Updates the digests of the base images to those that the registries have today. Needs Docker with buildx.
const digestOf = (image: string) => {
  const format = '{{.Manifest.Digest}}'
  const digest = execFileSync('docker', ['buildx', 'imagetools', 'inspect', image, '--format', format], {
    encoding: 'utf8',
  }).trim()
  if (!/^sha256:[\da-f]{64}$/.test(digest)) throw new Error(`not a digest of ${image}: ${digest}`)
  console.log(`${image}@${digest}`)
  return digest
}

writeFileSync('Dockerfile', withDigests(readFileSync('Dockerfile', 'utf8'), digestOf))
