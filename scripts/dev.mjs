import { spawn } from 'node:child_process'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { environmentWithNode, nodeFlags, nodePath, untilEnd } from './lib/node.mjs'
import { root } from './lib/paths.mjs'

await ensureInstalled()

// The browser talks to Vite on the usual port; the server sits one port higher, behind Vite's proxy.
const port = Number(process.env.PORT ?? 3000)
const serverPort = String(port + 1)

const children = [
  run(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], { PORT: serverPort }),
  run(['scripts/dev-web.mjs'], { PORT: String(port), SERVER_PORT: serverPort }),
]
const endings = children.map(untilEnd)

const first = await Promise.race(endings)
for (const child of children) child.kill('SIGTERM')
await Promise.all(endings)
process.exitCode = first.stopAsked ? 0 : 1

/** @param {string[]} args @param {Record<string, string>} env */
function run(args, env) {
  return spawn(nodePath, [...nodeFlags, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: environmentWithNode(env),
  })
}
