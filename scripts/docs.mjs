import { ensureInstalled } from './lib/ensure-installed.mjs'
import { runNode } from './lib/node.mjs'

await ensureInstalled()
process.exitCode = await runNode(['scripts/docs.ts', ...process.argv.slice(2)])
