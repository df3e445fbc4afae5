import { citations } from './citations.mjs'
import { fileSizes } from './file-sizes.mjs'
import { functionLengths } from './function-lengths.mjs'
import { patterns } from './patterns.mjs'
import { sharedComponents } from './shared-components.mjs'
import { boundaries, deadCode, formatAndLint, generatedDocs, types, variants } from './tools.mjs'
import { walks } from './walks.mjs'
import { words } from './words.mjs'

/** @typedef {import('./tools.mjs').CheckResult} CheckResult */

/**
 * What `npm run check` runs, in the order of the report; what takes longest comes first.
 * @type {{ name: string, run: () => Promise<CheckResult> }[]}
 */
export const steps = [
  { name: 'format and lint', run: formatAndLint },
  { name: 'who imports whom', run: boundaries },
  { name: 'dead code', run: deadCode },
  { name: 'types', run: types },
  { name: 'generated docs', run: generatedDocs },
  { name: 'patterns', run: patterns },
  { name: 'variants', run: variants },
  { name: 'function length', run: functionLengths },
  { name: 'shared components', run: sharedComponents },
  { name: 'file size', run: fileSizes },
  { name: 'citations of rules', run: citations },
  { name: 'words', run: words },
]

/** What takes longer, and runs when it is asked for by its name: `npm run check -- walks`. */
export const longSteps = [{ name: 'walks', run: walks }]
