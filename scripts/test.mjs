import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { filesUnder } from './lib/files.mjs'
import { runNode } from './lib/node.mjs'
import { inRoot } from './lib/paths.mjs'
import { environmentWithServer } from './lib/server-build.mjs'
import { exitWithError, printStatus } from './lib/terminal.mjs'
import { splitArguments } from './lib/test-filters.mjs'
import { sum, tallyOfPlaywright, tallyOfVitest } from './lib/test-report.mjs'
import { ensureWebBuilt } from './lib/web-build.mjs'

await ensureInstalled()

const unitFiles = ['packages', 'apps', 'scripts', 'bench', 'e2e'].flatMap(filesUnder)
const { vitest, playwright, unmatched } = splitArguments(process.argv.slice(2), {
  unitFiles: unitFiles.filter((path) => /\.test\.tsx?$/.test(path)),
  journeyFiles: filesUnder('e2e').filter((path) => /\.spec\.ts$/.test(path)),
  // Sweeps through every screen and every variant run when they are named: `npm test -- sweeps`.
  usualJourneys: ['e2e/journeys/', 'e2e/firefox/'],
})
if (unmatched.length > 0) exitWithError(`No test file has "${unmatched.join('" or "')}" in its path.`)

const [server] = await Promise.all([environmentWithServer(), playwright ? ensureWebBuilt() : undefined])
const browser = playwright ? await ensureBrowser() : ''

const isPlain = !process.stdout.isTTY && !process.env.FORCE_COLOR

const reports = mkdtempSync(join(tmpdir(), 'planner-tests-'))
const tallies = []
if (vitest) tallies.push(await runVitest(vitest))
if (playwright) tallies.push(await runPlaywright(playwright))

rmSync(reports, { recursive: true, force: true })

const total = sum(tallies)
if (total.skipped > 0) printStatus(`${total.skipped} skipped`)
for (const failure of total.failures) printStatus(`Failed: ${failure}`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 ? 0 : 1

/** @param {string[]} args */
async function runVitest(args) {
  const report = join(reports, 'vitest.json')
  const code = await runNode(
    [
      inRoot('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    { env: { ...server, ...(isPlain ? { NO_COLOR: '1' } : {}) } },
  )
  return tallyOfVitest(report, code)
}

/** @param {string[]} args */
async function runPlaywright(args) {
  const report = join(reports, 'playwright.json')
  const code = await runNode(
    [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json', ...args],
    {
      env: {
        ...server,
        ...(isPlain ? { FORCE_COLOR: '0' } : {}),
        CHROME_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  )
  return tallyOfPlaywright(report, code)
}
