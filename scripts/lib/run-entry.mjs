// Runs an entry of the server as a command. May be started by any Node, but runs on the pinned one.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './ensure-installed.mjs'
import { environmentWithNode } from './node.mjs'
import { ensureServerBuilt } from './server-build.mjs'

/** @param {'backup' | 'restore' | 'plan'} name */
export async function runEntry(name) {
  await ensureInstalled()
  const entry = join(await ensureServerBuilt(), `${name}.js`)
  const node = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url))
  const options = ['--disable-warning=ExperimentalWarning', entry, ...process.argv.slice(2)]
  const child = spawn(node, options, { stdio: 'inherit', env: environmentWithNode() })

  // A terminal interrupts the whole process group; a signal sent to this process alone is forwarded.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code) => process.exit(code ?? 1))
}
