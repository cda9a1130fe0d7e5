import { buildTrees } from './trees.ts'

const [dist, out] = process.argv.slice(2)
if (!dist || !out) throw new Error('usage: node scripts/build/nginx/build-trees.ts <dist> <out>')
await buildTrees(dist, out)
