/** Lists the rules of docs/rules with the test files that cite them, uncited rules first. */
import { citedByTests } from './check/citations.mjs'
import { ruleBook, textFiles } from './check/rule-book.mjs'
import { root } from './lib/paths.mjs'

const files = textFiles(root)
const tests = citedByTests(files)
const rules = [...ruleBook(files).rules.values()].map((rule) => ({
  ...rule,
  tests: tests.get(rule.id) ?? [],
}))
const groups = [
  { name: 'no test cites', rules: rules.filter(({ isPlanned, tests }) => !isPlanned && tests.length === 0) },
  { name: 'planned', rules: rules.filter(({ isPlanned }) => isPlanned) },
  { name: 'cited by tests', rules: rules.filter(({ isPlanned, tests }) => !isPlanned && tests.length > 0) },
]
for (const group of groups) {
  console.log(`\n${group.name}: ${group.rules.length}`)
  for (const rule of group.rules) console.log(`  ${rule.id.padEnd(12)} ${rule.tests.join(', ') || rule.page}`)
}
