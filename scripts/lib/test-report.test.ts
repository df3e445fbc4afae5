import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { environmentWithNode, nodePath } from './node.mjs'
import { cacheFolder, inRoot } from './paths.mjs'
import { sum, tallyOfPlaywright, tallyOfVitest } from './test-report.mjs'

const imports = {
  vitest: "import { expect, test } from 'vitest'\n",
  playwright: "import { expect, test } from '@playwright/test'\n",
}
const passing = "test('one is one', () => expect(1).toBe(1))\n"
const failing = "test('one is two', () => expect(1).toBe(2))\n"
const skipped = "test.skip('later', () => {})\n"
const broken = "throw new Error('cannot load')\n"

/** Runs the real runner on the files and counts its real report. */
function tallyOf(runner: 'vitest' | 'playwright', texts: string[]) {
  mkdirSync(cacheFolder, { recursive: true })
  // Inside the repository, so that the samples find the packages.
  const folder = mkdtempSync(join(cacheFolder, 'sample-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  texts.forEach((text, i) => {
    writeFileSync(join(folder, `sample-${i}.test.ts`), imports[runner] + text)
  })
  writeFileSync(join(folder, `${runner}.config.ts`), 'export default {}\n')
  const report = join(folder, 'report.json')
  const args = {
    vitest: [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--reporter=json', `--outputFile=${report}`],
    playwright: [inRoot('node_modules/@playwright/test/cli.js'), 'test', '--reporter=json', '--workers=1'],
  }
  const env = environmentWithNode({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, VITEST: '', CI: '' })
  const { status } = spawnSync(nodePath, args[runner], { cwd: folder, env })
  return { vitest: tallyOfVitest, playwright: tallyOfPlaywright }[runner](report, status ?? 1)
}

test('the count of a run of vitest has its passed, failed and skipped tests, the names of failed ones, and a failure for a file that cannot be loaded', () => {
  expect(tallyOf('vitest', [passing + failing + skipped, passing, broken])).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: [
      expect.stringMatching(/sample-0\.test\.ts: one is two: AssertionError: expected 1 to be 2/),
      expect.stringMatching(/sample-2\.test\.ts: the file: .*cannot load/),
    ],
  })
})

// It runs none where one file cannot be loaded.
test('the count of a run of playwright has its passed, failed and skipped tests, and the names of failed ones', () => {
  expect(tallyOf('playwright', [passing + failing + skipped, passing])).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    failures: [expect.stringMatching(/sample-0\.test\.ts: one is two: .*expect/)],
  })
})

test('the count of a run of playwright has a failure for a file that cannot be loaded', () => {
  expect(tallyOf('playwright', [passing, broken]).failed).toBe(1)
})

test.each(['vitest', 'playwright'] as const)('a clean run of %s has no failure', (runner) => {
  expect(tallyOf(runner, [passing])).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] })
})

test.each([tallyOfVitest, tallyOfPlaywright])('a run that wrote no report is a failure: %o', (tally) => {
  expect(tally('/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1, skipped: 0, failures: [] })
})

test('the counts of several runs add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3, failures: ['one'] }
  expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6, failures: ['one', 'one'] })
})
