import { ensureInstalled } from './ensure-installed.mjs'
import { runNode } from './node.mjs'
import { ensureWebBuilt } from './web-build.mjs'

/**
 * Installs and builds what is missing, then runs a main file of the server until it ends or is stopped, and exits with its
 * exit code (0 when stopped).
 * @param {string} mainFile relative to the root
 */
export async function serve(mainFile) {
  await ensureInstalled()
  await ensureWebBuilt()
  process.exitCode = await runNode([mainFile, ...process.argv.slice(2)], { isService: true })
}
