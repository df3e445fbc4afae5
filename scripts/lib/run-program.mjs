import { ensureBrowser } from './browser.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runNode } from './node.mjs'
import { inRoot } from './paths.mjs'
import { environmentWithServer } from './server-build.mjs'
import { ensureWebBuilt } from './web-build.mjs'

/**
 * Runs a program of bench or e2e with this command's arguments and the built server, where it looks at
 * screens also with the built web and a browser. Exits with its exit code.
 * @param {string} file below the root
 * @param {{ onScreens?: boolean }} [options]
 */
export async function runProgram(file, { onScreens = false } = {}) {
  await ensureInstalled()
  if (onScreens) await ensureWebBuilt()
  process.exitCode = await runNode([inRoot(file), ...process.argv.slice(2)], {
    env: { ...(await environmentWithServer()), ...(onScreens && { CHROME_PATH: await ensureBrowser() }) },
  })
}
