import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { LAUNCH_ARGS } from '../../scripts/lib/browser.mjs'
import { type Measured, startPlanner } from '../server-process.ts'
import { Chance } from './chance.ts'
import { Findings } from './findings.ts'
import { PlannerProcesses } from './hub/planner-process.ts'
import { rehearse } from './rehearse.ts'
import { reportText } from './report.ts'
import { rehearseAll } from './short.ts'
import { REHEARSED, type RehearsedVariant } from './variants.ts'

/**
 * Rehearses one variant with synthetic people at the hub and two browsers; `--seed=7` repeats a rehearsal,
 * `--out=folder` says where its report and screenshots go, `--short` leaves out how much there is of all.
 * `--at-hub` leaves out the screens. `--short` without a variant rehearses them all, as the gate does. Ends
 * with 1 when a rule is broken.
 */
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const [variantId = ''] = named
const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const variant = REHEARSED[variantId]
const isShort = process.argv.includes('--short')
if (!variant && !(isShort && named.length === 0)) {
  process.stderr.write(
    `There is no rehearsal of "${variantId}". Known: ${Object.keys(REHEARSED).join(', ')}.\n`,
  )
  process.exit(2)
}
const seed = Number(option('seed') ?? (variant ? (Date.now() % 1_000_000) + 1 : 1))
if (!Number.isSafeInteger(seed)) throw new Error(`The seed is ${seed}. It must be a whole number.`)

const isAtHub = process.argv.includes('--at-hub')
const executablePath = process.env.CHROME_PATH ?? ''
const browser = isAtHub ? null : await chromium.launch({ executablePath, args: LAUNCH_ARGS })
const say = (line: string) => process.stderr.write(`${line}\n`)
const dataDirs: string[] = []
const count = variant
  ? await rehearseOne(variant, browser)
  : await rehearseAll({ startServer, browser, seed, say })
await browser?.close()
for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true })
process.exit(count === 0 ? 0 : 1)

function startServer(): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rehearsal-data-'))
  dataDirs.push(dataDir)
  // In the short form runs end by their search or a proof, and never for lack of progress on a slow machine.
  const patience = isShort ? { PLAN_PATIENCE_SECONDS: '300' } : {}
  return startPlanner({ env: { DATA_DIR: dataDir, HOST: '127.0.0.1', ...patience } })
}

/** Returns how much was found. */
async function rehearseOne(variant: RehearsedVariant, browser: Browser | null): Promise<number> {
  const started = performance.now()
  const server = await startServer()
  const folder = resolve(option('out') ?? mkdtempSync(join(tmpdir(), `rehearsal-${variantId}-`)))
  mkdirSync(folder, { recursive: true })
  say(`Rehearsal of ${variantId}, seed ${seed}, into ${folder}`)
  const findings = new Findings(say)
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
  await server.stop()
  const seconds = (performance.now() - started) / 1000
  const pictures = readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .sort()
  const report = join(folder, `${variantId}.md`)
  writeFileSync(report, reportText(findings, { variantId, seed, seconds, pictures }))
  console.log(`${variantId}: ${findings.count} findings in ${seconds.toFixed(0)} s, seed ${seed}; ${report}`)
  return findings.count
}
