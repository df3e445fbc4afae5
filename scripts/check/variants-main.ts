/** Checks the product's code against the registry; prints the violations and then ends with exit code 1. */
import { readFileSync } from 'node:fs'
import { CAPABILITIES, VARIANTS } from '@planner/domain'
import { filesUnder } from '../lib/files.mjs'
import { inRoot } from '../lib/paths.mjs'
import { variantViolations } from './variant-uses.ts'

/** Tests, the descriptions themselves, and word lists. */
const NOT_PRODUCT = /\.test\.tsx?$|\/testing\/|^packages\/domain\/src\/(variants|names)\//

const violations = variantViolations({
  ids: VARIANTS.map(({ id }) => id),
  capabilities: Object.keys(CAPABILITIES),
  assigned: VARIANTS.flatMap(({ capabilities }) => capabilities),
  sources: ['packages', 'apps']
    .flatMap(filesUnder)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_PRODUCT.test(file))
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') })),
})
for (const violation of violations) console.error(violation)
process.exitCode = violations.length === 0 ? 0 : 1
