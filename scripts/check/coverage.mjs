import { citedByCode, citedByTests } from './citations.mjs'
import { ruleBook } from './rule-book.mjs'

/** @typedef {import('./rule-book.mjs').Rule & { code: string[], tests: string[] }} Coverage */

/**
 * Every rule with the files that cite it and the tests whose titles do (CODE-10).
 * @param {import('./rule-book.mjs').TextFile[]} files
 * @returns {Coverage[]}
 */
export function coverageOf(files) {
  const code = citedByCode(files)
  const tests = citedByTests(files)
  return [...ruleBook(files).rules.values()].map((rule) => ({
    ...rule,
    code: code.get(rule.id) ?? [],
    tests: tests.get(rule.id) ?? [],
  }))
}

/**
 * The report of `npm run rules`: rules that no test cites first, then planned ones, then the rest.
 * @param {Coverage[]} rules
 * @param {string} [wanted] the beginning of the ids to show, with the code that cites them
 */
export function coverageReport(rules, wanted) {
  const groups = [
    {
      name: 'no test cites',
      rules: rules.filter(({ isPlanned, tests }) => !isPlanned && tests.length === 0),
    },
    { name: 'planned', rules: rules.filter(({ isPlanned }) => isPlanned) },
    { name: 'cited by tests', rules: rules.filter(({ isPlanned, tests }) => !isPlanned && tests.length > 0) },
  ]
  return groups
    .flatMap(({ name, rules }) => {
      const shown = rules.filter(({ id }) => id.startsWith(wanted ?? ''))
      return [`\n${name}: ${shown.length}`, ...shown.map((rule) => linesOf(rule, wanted !== undefined))]
    })
    .join('\n')
}

/** @param {Coverage} rule @param {boolean} isWanted */
function linesOf({ id, page, text, code, tests }, isWanted) {
  if (!isWanted) return `  ${id.padEnd(12)} ${tests.join(', ') || page}`
  const files = [...tests.map((file) => `test  ${file}`), ...code.map((file) => `code  ${file}`)]
  return [`  ${id}  ${text.trim().replaceAll(/\s+/g, ' ')}`, ...files.map((file) => `    ${file}`)].join('\n')
}
