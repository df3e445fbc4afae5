import { ensureBrowser } from './lib/browser.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { runNode } from './lib/node.mjs'
import { inRoot } from './lib/paths.mjs'
import { environmentWithServer } from './lib/server-build.mjs'
import { ensureWebBuilt } from './lib/web-build.mjs'

/** Pictures of every screen; `docs/gallery.md` tells the options. */
await ensureInstalled()
await ensureWebBuilt()
process.exitCode = await runNode([inRoot('e2e', 'gallery', 'gallery-process.ts'), ...process.argv.slice(2)], {
  env: { ...(await environmentWithServer()), CHROME_PATH: await ensureBrowser() },
})
