// Installs and builds what is missing, for those who start the server themselves.
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { ensureServerBuilt, serveFrom } from './lib/server-build.mjs'
import { ensureWebBuilt } from './lib/web-build.mjs'

await ensureInstalled()
await ensureWebBuilt()
serveFrom(await ensureServerBuilt())
