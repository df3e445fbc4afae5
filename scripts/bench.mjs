import { ensureInstalled } from './lib/ensure-installed.mjs'
import { runNode } from './lib/node.mjs'
import { inRoot } from './lib/paths.mjs'
import { environmentWithServer } from './lib/server-build.mjs'

/** One benchmark by its name, or a list of them. */
await ensureInstalled()
process.exitCode = await runNode([inRoot('bench', 'run.ts'), ...process.argv.slice(2)], {
  env: await environmentWithServer(),
})
