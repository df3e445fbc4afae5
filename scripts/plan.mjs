// Plans one problem from the command line; started by whatever Node there is, it runs on the project's own.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { environmentWithNode } from './lib/node.mjs'

await ensureInstalled()
const entry = fileURLToPath(new URL('../apps/server/src/planning/command-line/plan-main.ts', import.meta.url))
const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
const child = spawn(node, [entry, ...process.argv.slice(2)], { stdio: 'inherit', env: environmentWithNode() })

// A terminal interrupts the whole group of processes; a single signal reaches only this one and is passed on.
// The plan command ends at the first signal, so a second one of the same interruption does no harm.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal))
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
child.on('exit', (code) => process.exit(code ?? 1))
