import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * Counts the results of Vitest's JSON report. A file that could not be loaded counts as one failure, and so
 * does a run that failed without any failed test.
 * @param {string} file path of the report @param {number} exitCode of the run
 * @returns {Tally}
 */
export function tallyOfVitest(file, exitCode) {
  const report = readReport(file)
  const brokenFiles = (report?.testResults ?? []).filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ result) =>
      result.status === 'failed' && !result.assertionResults.some(({ status }) => status === 'failed'),
  ).length
  return atLeastOneFailure(exitCode, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  })
}

/**
 * Counts the results of Playwright's JSON report; an error outside any test counts as one failure.
 * @param {string} file path of the report @param {number} exitCode of the run
 * @returns {Tally}
 */
export function tallyOfPlaywright(file, exitCode) {
  const report = readReport(file)
  return atLeastOneFailure(exitCode, {
    // A flaky journey passed on its second attempt; the list above names it.
    passed: (report?.stats?.expected ?? 0) + (report?.stats?.flaky ?? 0),
    failed: (report?.stats?.unexpected ?? 0) + (report?.errors?.length ?? 0),
    skipped: report?.stats?.skipped ?? 0,
  })
}

/** @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
  }
}

/** @param {number} exitCode @param {Tally} tally */
function atLeastOneFailure(exitCode, tally) {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
