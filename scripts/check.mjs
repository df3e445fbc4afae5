import { ensureInstalled } from './lib/ensure-installed.mjs'

/** @typedef {import('./check/check-result.mjs').CheckResult} CheckResult */

/** How many run at a time. */
const LANES = 2

await ensureInstalled()
// Some checks import packages, which an empty clone has only from here on.
const { steps } = await import('./check/steps.mjs')

let failures = 0
/** @type {Set<Promise<unknown>>} */
const running = new Set()
let reported = Promise.resolve()
for (const { name, run } of steps) {
  if (running.size === LANES) await Promise.race(running)
  const result = run()
  const ended = result.finally(() => running.delete(ended))
  running.add(ended)
  reported = reported.then(async () => report(name, await result))
}
await reported
if (failures > 0) console.log(`\n${failures} of ${steps.length} checks failed`)
process.exitCode = failures === 0 ? 0 : 1

/** @param {string} name @param {CheckResult} result */
function report(name, { isOk, note, output }) {
  console.log(`${isOk ? 'ok  ' : 'FAIL'} ${name}${note ? `: ${note}` : ''}`)
  if (isOk) return
  failures++
  console.log(output.trim().replace(/^/gm, '     '))
}
