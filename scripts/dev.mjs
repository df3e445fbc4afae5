import { spawn } from 'node:child_process'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { environmentWithNode, nodeFlags, nodePath, waitForExit } from './lib/node.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { restartOnChange } from './lib/restart-on-change.mjs'

await ensureInstalled()

// The browser connects to Vite on the usual port; the server listens one port higher, behind Vite's proxy.
const port = Number(process.env.PORT ?? 3000)
const serverPort = port + 1

const server = restartOnChange({
  name: 'server',
  folders: ['apps/server', 'packages/domain', 'packages/protocol', 'packages/solver', 'packages/i18n'].map(
    (folder) => inRoot(folder, 'src'),
  ),
  start: () => run(['apps/server/src/main.ts'], { PORT: String(serverPort), HUB_DEBUG: '1' }),
})
const web = run(['scripts/dev-web.mjs'], {
  PORT: String(port),
  PLANNER_SERVER: `http://127.0.0.1:${serverPort}`,
})

const { stopRequested } = await waitForExit(web)
await server.close()
process.exitCode = stopRequested ? 0 : 1

/** @param {string[]} args @param {Record<string, string>} env */
function run(args, env) {
  return spawn(nodePath, [...nodeFlags, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: environmentWithNode(env),
  })
}
