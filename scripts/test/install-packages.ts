import type { SystemNeeds } from './suites.ts'
import { installMissing } from './system-packages.ts'

// A process of its own, so that suites run beside it. Without arguments it installs for every suite.
const needs = process.argv.slice(2) as SystemNeeds[]
installMissing(needs.length > 0 ? needs : ['packages', 'engines', 'docker'])
