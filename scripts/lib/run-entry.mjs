// Runs entries of the server. May be started by any Node, but runs on the pinned one.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './ensure-installed.mjs'
import { environmentWithNode, exitCodeOf, nodeFlags, nodePath, runNode, waitForExit } from './node.mjs'
import { ensureServerBuilt } from './server-build.mjs'
import { ensureWebBuilt } from './web-build.mjs'

/**
 * Runs a command where it was given, whose exit code counts in any case.
 * @param {'backup' | 'restore' | 'plan' | 'move'} name
 */
export async function runEntry(name) {
  await ensureInstalled()
  const args = [...nodeFlags, join(await ensureServerBuilt(), `${name}.js`), ...process.argv.slice(2)]
  const child = spawn(nodePath, args, { stdio: 'inherit', env: environmentWithNode() })
  const { status } = await waitForExit(child)
  process.exitCode = exitCodeOf(status)
}

/**
 * Installs and builds what is missing, then runs a service until it ends or is stopped, and exits with its
 * exit code (0 when stopped).
 * @param {'main' | 'demo' | 'worker' | 'cluster'} name
 */
export async function serve(name) {
  await ensureInstalled()
  // A worker shows no pages.
  if (name !== 'worker') await ensureWebBuilt()
  const bundle = await ensureServerBuilt()
  process.exitCode = await runNode([join(bundle, `${name}.js`), ...process.argv.slice(2)], {
    isService: true,
  })
}
