import { boundaries } from './check/boundaries.mjs'
import { citations } from './check/citations.mjs'
import { fileSizes } from './check/file-sizes.mjs'
import { functionLengths } from './check/function-lengths.mjs'
import { sharedComponents } from './check/shared-components.mjs'
import { deadCode, formatAndLint, generatedDocs, types, variants } from './check/tools.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'

/** @typedef {import('./check/verdict.mjs').Verdict} Verdict */

/** How many run at a time. */
const LANES = 2

/** In the order of the report; those that take longest come first. @type {{ name: string, look: () => Promise<Verdict> }[]} */
const steps = [
  { name: 'format and lint', look: formatAndLint },
  { name: 'who imports whom', look: boundaries },
  { name: 'dead code', look: deadCode },
  { name: 'types', look: types },
  { name: 'generated docs', look: generatedDocs },
  { name: 'variants', look: variants },
  { name: 'function length', look: functionLengths },
  { name: 'shared components', look: sharedComponents },
  { name: 'file size', look: fileSizes },
  { name: 'citations of rules', look: citations },
]

await ensureInstalled()

let failures = 0
/** @type {Set<Promise<unknown>>} */
const running = new Set()
let reported = Promise.resolve()
for (const { name, look } of steps) {
  if (running.size === LANES) await Promise.race(running)
  const verdict = look()
  const ended = verdict.finally(() => running.delete(ended))
  running.add(ended)
  reported = reported.then(async () => report(name, await verdict))
}
await reported
if (failures > 0) console.log(`\n${failures} of ${steps.length} checks failed`)
process.exitCode = failures === 0 ? 0 : 1

/** @param {string} name @param {Verdict} verdict */
function report(name, { isFine, note, output }) {
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name}${note ? `: ${note}` : ''}`)
  if (isFine) return
  failures++
  console.log(output.trim().replace(/^/gm, '     '))
}
