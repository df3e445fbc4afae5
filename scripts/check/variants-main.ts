/** Checks the product's code against the registry; prints the violations and then ends with exit code 1. */
import { CAPABILITIES, VARIANTS } from '@planner/domain'
import { textsUnder } from '../lib/files.mjs'
import { variantViolations } from './variant-uses.ts'

/** Tests, the descriptions themselves, and word lists. */
const NOT_PRODUCT = /\.test\.tsx?$|\/testing\/|^packages\/domain\/src\/(variants|names)\//

const violations = variantViolations({
  ids: VARIANTS.map(({ id }) => id),
  capabilities: Object.keys(CAPABILITIES),
  assigned: VARIANTS.flatMap(({ capabilities }) => capabilities),
  sources: textsUnder(['packages', 'apps'], (file) => /\.tsx?$/.test(file) && !NOT_PRODUCT.test(file)),
})
for (const violation of violations) console.error(violation)
process.exitCode = violations.length === 0 ? 0 : 1
