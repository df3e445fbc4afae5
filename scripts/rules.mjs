/** Lists rules with the tests that cite them; `npm run rules -- LIVE` also gives words and code. */
import { coverageOf, coverageReport } from './check/coverage.mjs'
import { textFiles } from './check/rule-book.mjs'
import { root } from './lib/paths.mjs'

console.log(coverageReport(coverageOf(textFiles(root)), process.argv[2]))
