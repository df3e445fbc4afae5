/** Lists the rules of docs/rules with the tests that cite them; `npm run rules -- LIVE` gives those of one area with their words and code. */
import { coverageOf, coverageReport } from './check/coverage.mjs'
import { textFiles } from './check/rule-book.mjs'
import { root } from './lib/paths.mjs'

console.log(coverageReport(coverageOf(textFiles(root)), process.argv[2]))
