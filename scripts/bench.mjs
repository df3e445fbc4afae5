import { existsSync, readdirSync } from 'node:fs'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { runNode } from './lib/node.mjs'
import { inRoot } from './lib/paths.mjs'
import { environmentWithServer } from './lib/server-build.mjs'
import { exitWithError, printStatus } from './lib/terminal.mjs'
import { ensureWebBuilt } from './lib/web-build.mjs'

/** Those that measure the built pages in a browser. */
const IN_BROWSER = ['guest', 'pickup', 'ready', 'scroll']

await ensureInstalled()

const benches = existsSync(inRoot('bench'))
  ? readdirSync(inRoot('bench')).filter((name) => existsSync(inRoot('bench', name, 'main.ts')))
  : []
const [first, ...rest] = process.argv.slice(2)
const named = first !== undefined && !first.startsWith('-') ? first : undefined
if (named !== undefined && !benches.includes(named)) {
  exitWithError(`There is no benchmark "${named}". Known: ${benches.join(', ') || 'none'}.`)
}
if (benches.length === 0) exitWithError('There are no benchmarks yet: bench/<name>/main.ts would be one.')

const chosen = named === undefined ? benches : [named]
const args = named === undefined ? process.argv.slice(2) : rest
const env = await environmentWithServer()
for (const name of chosen) {
  if (chosen.length > 1) printStatus(`\n${name}`)
  if (IN_BROWSER.includes(name)) {
    await ensureWebBuilt()
    process.env.CHROME_PATH = await ensureBrowser()
  }
  const code = await runNode([`bench/${name}/main.ts`, ...args], { env })
  if (code !== 0) process.exit(code)
}
