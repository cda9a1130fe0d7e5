import type { SystemNeeds } from './suites.ts'
import { installMissing } from './system-packages.ts'

// A separate process, so that suites can run meanwhile. Without arguments, installs for every suite.
const needs = process.argv.slice(2) as SystemNeeds[]
installMissing(needs.length > 0 ? needs : ['packages', 'engines', 'docker'])
