import { boundaries } from './check/boundaries.mjs'
import { citations } from './check/citations.mjs'
import { fileSizes } from './check/file-sizes.mjs'
import { functionLengths } from './check/function-lengths.mjs'
import { sharedComponents } from './check/shared-components.mjs'
import { deadCode, formatAndLint, generatedDocs, types, variants } from './check/tools.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'

/** @typedef {import('./check/verdict.mjs').Verdict} Verdict */

/** @type {{ name: string, look: () => Promise<Verdict> }[]} */
const steps = [
  { name: 'format and lint', look: formatAndLint },
  { name: 'types', look: types },
  { name: 'who imports whom', look: boundaries },
  { name: 'variants', look: variants },
  { name: 'shared components', look: sharedComponents },
  { name: 'dead code', look: deadCode },
  { name: 'file size', look: fileSizes },
  { name: 'function length', look: functionLengths },
  { name: 'generated docs', look: generatedDocs },
  { name: 'citations of rules', look: citations },
]

await ensureInstalled()

let failures = 0
for (const { name, look } of steps) {
  const { isFine, note, output } = await look()
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name}${note ? `: ${note}` : ''}`)
  if (isFine) continue
  failures++
  console.log(output.trim().replace(/^/gm, '     '))
}
if (failures > 0) console.log(`\n${failures} of ${steps.length} checks failed`)
process.exitCode = failures === 0 ? 0 : 1
