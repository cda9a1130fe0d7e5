import { startCms } from './start-cms.ts'

await startCms()
