import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { startPlanner } from '../server-process.ts'
import { Chance } from './chance.ts'
import { Findings } from './findings.ts'
import { PlannerProcesses } from './hub/planner-process.ts'
import { rehearse } from './rehearse.ts'
import { reportText } from './report.ts'
import { REHEARSED } from './variants.ts'

/**
 * Rehearses one variant with synthetic people at the hub and two browsers; `--seed=7` repeats a rehearsal,
 * `--out=folder` says where its report and screenshots go, `--short` does what `npm test` does, with screens.
 * Ends with 1 when a rule is broken.
 */
const [variantId = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const variant = REHEARSED[variantId]
if (!variant) {
  process.stderr.write(
    `There is no rehearsal of "${variantId}". Known: ${Object.keys(REHEARSED).join(', ')}.\n`,
  )
  process.exit(2)
}
const seed = Number(option('seed') ?? (Date.now() % 1_000_000) + 1)
if (!Number.isSafeInteger(seed)) throw new Error(`The seed is ${seed}. It must be a whole number.`)
const isShort = process.argv.includes('--short')
const folder = resolve(option('out') ?? mkdtempSync(join(tmpdir(), `rehearsal-${variantId}-`)))
mkdirSync(folder, { recursive: true })
process.stderr.write(`Rehearsal of ${variantId}, seed ${seed}, into ${folder}\n`)

const findings = new Findings((line) => process.stderr.write(`${line}\n`))
const started = performance.now()
const dataDir = mkdtempSync(join(tmpdir(), 'rehearsal-data-'))
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})
const server = await startPlanner({ env: { DATA_DIR: dataDir } })
await rehearse({
  url: server.url,
  variant,
  variantId,
  chance: new Chance(seed),
  findings,
  browser,
  folder,
  processes: isShort ? null : new PlannerProcesses(server.pid),
})
await browser.close()
await server.stop()
rmSync(dataDir, { recursive: true, force: true })

const seconds = (performance.now() - started) / 1000
const pictures = readdirSync(folder)
  .filter((name) => name.endsWith('.png'))
  .sort()
const report = join(folder, `${variantId}.md`)
writeFileSync(report, reportText(findings, { variantId, seed, seconds, pictures }))
console.log(`${variantId}: ${findings.count} findings in ${seconds.toFixed(0)} s, seed ${seed}; ${report}`)
process.exit(findings.count === 0 ? 0 : 1)
