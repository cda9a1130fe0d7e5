import { installMissing } from './system-packages.ts'

// A process of its own, so that suites run beside it.
installMissing(process.argv.includes('--engines'))
