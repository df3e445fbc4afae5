import { boundaries } from './check/boundaries.mjs'
import { citations } from './check/citations.mjs'
import { fileSizes } from './check/file-sizes.mjs'
import { functionLengths } from './check/function-lengths.mjs'
import { sharedComponents } from './check/shared-components.mjs'
import { deadCode, formatAndLint, generatedDocs, types, variants } from './check/tools.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'

/** @typedef {import('./check/check-result.mjs').CheckResult} CheckResult */

/** How many run at a time. */
const LANES = 2

/** In the order of the report; those that take longest come first. @type {{ name: string, run: () => Promise<CheckResult> }[]} */
const steps = [
  { name: 'format and lint', run: formatAndLint },
  { name: 'who imports whom', run: boundaries },
  { name: 'dead code', run: deadCode },
  { name: 'types', run: types },
  { name: 'generated docs', run: generatedDocs },
  { name: 'variants', run: variants },
  { name: 'function length', run: functionLengths },
  { name: 'shared components', run: sharedComponents },
  { name: 'file size', run: fileSizes },
  { name: 'citations of rules', run: citations },
]

await ensureInstalled()

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
