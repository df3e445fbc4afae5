import { join } from 'node:path'
import { ensureInstalled } from './ensure-installed.mjs'
import { runNode } from './node.mjs'
import { ensureServerBuilt } from './server-build.mjs'
import { ensureWebBuilt } from './web-build.mjs'

/**
 * Installs and builds what is missing, then runs an entry of the server until it ends or is stopped, and exits with its exit
 * code (0 when stopped).
 * @param {'main' | 'demo'} entry
 */
export async function serve(entry) {
  await ensureInstalled()
  await ensureWebBuilt()
  const bundle = await ensureServerBuilt()
  process.exitCode = await runNode([join(bundle, `${entry}.js`), ...process.argv.slice(2)], {
    isService: true,
  })
}
