import { fail } from '../shared/fail.ts'
import type { SystemNeeds } from './suites.ts'
import { installMissing } from './system-packages.ts'

const all = ['packages', 'engines', 'docker'] as const satisfies readonly SystemNeeds[]
const known: ReadonlySet<string> = new Set<SystemNeeds>(['node', ...all])

// A separate process, so that suites can run meanwhile. Without names of needs, installs for every suite.
const needs = process.argv.slice(2).filter((argument) => argument !== '--yes')
for (const need of needs) if (!known.has(need)) fail(`unknown: ${need}; choose from ${[...known].join(', ')}`)
installMissing(needs.length > 0 ? (needs as SystemNeeds[]) : all)
