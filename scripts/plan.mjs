// Plans one problem from the command line. May be started by any Node, but runs on the pinned one.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { environmentWithNode } from './lib/node.mjs'

await ensureInstalled()
const entry = fileURLToPath(new URL('../apps/server/src/planning/command-line/plan-main.ts', import.meta.url))
const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
const child = spawn(node, [entry, ...process.argv.slice(2)], { stdio: 'inherit', env: environmentWithNode() })

// A terminal interrupts the whole process group; a signal sent to this process alone is forwarded.
// The plan command exits on the first signal, so a second one is harmless.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal))
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
child.on('exit', (code) => process.exit(code ?? 1))
