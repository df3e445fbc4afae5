import { ensureBrowser } from './lib/browser.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { runNode } from './lib/node.mjs'
import { inRoot } from './lib/paths.mjs'
import { environmentWithServer } from './lib/server-build.mjs'
import { ensureWebBuilt } from './lib/web-build.mjs'

await ensureInstalled()
await ensureWebBuilt()
const browser = await ensureBrowser()
process.exitCode = await runNode(
  [inRoot('bench', 'rehearse', 'rehearse-process.ts'), ...process.argv.slice(2)],
  {
    env: { ...(await environmentWithServer()), CHROME_PATH: browser },
  },
)
