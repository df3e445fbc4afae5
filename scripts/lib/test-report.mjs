import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** `failures` names each failure that the report names: file, title and the first line of what was wrong. @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Tally */

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestResult
 * @typedef {{ name: string, status: string, message?: string, assertionResults: VitestResult[] }} VitestFile
 */

/**
 * Counts the results of Vitest's JSON report. A file that could not be loaded counts as one failure, and so
 * does a run that failed without any failed test.
 * @param {string} file path of the report @param {number} exitCode of the run
 * @returns {Tally}
 */
export function tallyOfVitest(file, exitCode) {
  const report = readReport(file)
  /** @type {VitestFile[]} */
  const files = report?.testResults ?? []
  const failures = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => named(name, fullName, failureMessages?.[0])),
  )
  const brokenFiles = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(({ status }) => status === 'failed'),
  )
  return atLeastOneFailure(exitCode, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: [...failures, ...brokenFiles.map(({ name, message }) => named(name, 'the file', message))],
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
    failures: [...(report?.suites ?? []).flatMap(unexpectedIn), ...(report?.errors ?? []).map(messageOf)],
  })
}

/**
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ ok: boolean, title: string, file: string, tests: { results: { error?: PlaywrightError }[] }[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** @param {PlaywrightSuite} suite @returns {string[]} */
function unexpectedIn({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      named(file, title, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
    )
  return [...own, ...suites.flatMap(unexpectedIn)]
}

/** @param {PlaywrightError} error */
function messageOf({ message }) {
  return firstLine(message)
}

/** @param {string} file @param {string} title @param {string | undefined} message */
function named(file, title, message) {
  return `${relative(process.cwd(), resolve(file))}: ${title}: ${firstLine(message)}`
}

/** @param {string | undefined} message */
function firstLine(message = '') {
  return stripVTControlCharacters(message).split('\n')[0] ?? ''
}

/** @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
    failures: tallies.flatMap(({ failures }) => failures),
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
