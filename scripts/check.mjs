import { boundaries } from './check/boundaries.mjs'
import { citations } from './check/citations.mjs'
import { fileSizes } from './check/file-sizes.mjs'
import { functionLengths } from './check/function-lengths.mjs'
import { sharedComponents } from './check/shared-components.mjs'
import { deadCode, formatAndLint, generatedDocs, types, variants } from './check/tools.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'

/** @typedef {import('./check/check-result.mjs').CheckResult} CheckResult */

/** @type {{ name: string, run: () => Promise<CheckResult> }[]} */
const steps = [
  { name: 'format and lint', run: formatAndLint },
  { name: 'types', run: types },
  { name: 'who imports whom', run: boundaries },
  { name: 'variants', run: variants },
  { name: 'shared components', run: sharedComponents },
  { name: 'dead code', run: deadCode },
  { name: 'file size', run: fileSizes },
  { name: 'function length', run: functionLengths },
  { name: 'generated docs', run: generatedDocs },
  { name: 'citations of rules', run: citations },
]

await ensureInstalled()

let failures = 0
for (const { name, run } of steps) {
  const { isOk, note, output } = await run()
  console.log(`${isOk ? 'ok  ' : 'FAIL'} ${name}${note ? `: ${note}` : ''}`)
  if (isOk) continue
  failures++
  console.log(output.trim().replace(/^/gm, '     '))
}
if (failures > 0) console.log(`\n${failures} of ${steps.length} checks failed`)
process.exitCode = failures === 0 ? 0 : 1
