/** Holds the product's code against the registry; prints what contradicts it and then ends with exit code 1. */
import { readFileSync } from 'node:fs'
import { CAPABILITIES, VARIANTS } from '@planner/domain'
import { filesUnder } from '../lib/files.mjs'
import { inRoot } from '../lib/paths.mjs'
import { faultsOfVariants } from './variant-uses.ts'

/** Tests, the descriptions themselves, and lists of plain words. */
const NOT_PRODUCT =
  /\.test\.tsx?$|\/testing\/|\/test-[\w-]+\.tsx?$|^packages\/domain\/src\/(variants|names)\//

const faults = faultsOfVariants({
  ids: VARIANTS.map(({ id }) => id),
  capabilities: Object.keys(CAPABILITIES),
  held: VARIANTS.flatMap(({ capabilities }) => capabilities),
  sources: ['packages', 'apps']
    .flatMap(filesUnder)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_PRODUCT.test(file))
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') })),
})
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
