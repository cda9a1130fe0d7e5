import { startCms } from './start-cms.ts'
import { giveWorkingTree } from './working-tree.ts'

await giveWorkingTree()
await startCms()
