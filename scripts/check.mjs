import { ensureInstalled } from './lib/ensure-installed.mjs'
import { exitWithError } from './lib/terminal.mjs'

/** @typedef {import('./check/tools.mjs').CheckResult} CheckResult */

/** How many run at a time. */
const LANES = 2

await ensureInstalled()
// Some checks import packages, which an empty clone has only from here on.
const { longSteps, steps } = await import('./check/steps.mjs')

const names = process.argv.slice(2)
const known = [...steps, ...longSteps]
const unknown = names.filter((each) => !known.some(({ name }) => name === each))
if (unknown.length > 0)
  exitWithError(
    `No check is named "${unknown.join('", "')}". Known: ${known.map(({ name }) => name).join(', ')}.`,
  )
const chosen = names.length === 0 ? steps : known.filter(({ name }) => names.includes(name))

let failures = 0
/** @type {Set<Promise<unknown>>} */
const running = new Set()
let reported = Promise.resolve()
for (const { name, run } of chosen) {
  if (running.size === LANES) await Promise.race(running)
  const result = run()
  const ended = result.finally(() => running.delete(ended))
  running.add(ended)
  reported = reported.then(async () => report(name, await result))
}
await reported
if (failures > 0) console.log(`\n${failures} of ${chosen.length} checks failed`)
process.exitCode = failures === 0 ? 0 : 1

/** @param {string} name @param {CheckResult} result */
function report(name, { isOk, note, output }) {
  console.log(`${isOk ? 'ok  ' : 'FAIL'} ${name}${note ? `: ${note}` : ''}`)
  if (isOk) return
  failures++
  console.log(output.trim().replace(/^/gm, '     '))
}
