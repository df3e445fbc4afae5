import { randomInt } from 'node:crypto'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { textsUnder } from './lib/files.mjs'
import { runNode } from './lib/node.mjs'
import { inRoot } from './lib/paths.mjs'
import { environmentWithServer } from './lib/server-build.mjs'
import { exitWithError, printStatus } from './lib/terminal.mjs'
import { ensureWebBuilt } from './lib/web-build.mjs'
import { runMutations } from './soak/mutations.mjs'

/** Tests that draw by chance: properties, fuzzes, kills, and the contract of storage. */
const DRAWS = /from 'fast-check'|testing\/chance\.ts'|testing\/storage-contract\.ts'/

/** What `npm run soak -- <name>` runs, by paths of tests. Any other word is part of a path itself. */
const PARTS = new Map([
  ['convergence', 'apps/server/src/hub/convergence'],
  ['durability', 'apps/server/src/storage/sqlite'],
  ['fuzz', 'fuzz.test'],
  ['kills', 'apps/server/src/kill'],
  ['privacy', 'privacy.test'],
  ['solver', 'packages/solver'],
])
/** What it runs besides tests. */
const PROCESSES = ['hostile', 'plans', 'mutations', 'rules']

await ensureInstalled()

const options = process.argv.slice(2).filter((arg) => arg.startsWith('--'))
const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const minutes = args.find((arg) => /^\d+(\.\d+)?$/.test(arg))
const names = args.filter((arg) => !/^\d+(\.\d+)?$/.test(arg))
const repeat = `npm run soak${names.length > 0 ? ` -- ${names.join(' ')}` : ''}`

if (names.length === 0) printStatus(`Everything. Parts: ${[...PARTS.keys(), ...PROCESSES].join(', ')}.`)
if (names.length === 0 || names.includes('hostile')) await runHostile()
if (names.length === 0 || names.includes('plans')) await runPlans()
if (names.length === 0 || names.includes('mutations')) await runMutations('slips', 0.95)
if (names.length === 0 || names.includes('rules')) await runMutations('rules', 1)
const ofTests = names.filter((name) => !PROCESSES.includes(name))
if (names.length === 0 || ofTests.length > 0) await runRounds(ofTests)

/** Plans events over and over, for ten minutes: minutes beside other names are those of the tests. */
async function runPlans() {
  const seed = Number(process.env.SOAK_SEED ?? randomInt(1, 2 ** 31 - 1))
  const time = (names.join() === 'plans' && minutes) || '10'
  printStatus(`\nPlans, seed ${seed}. SOAK_SEED=${seed} npm run soak -- plans repeats it.`)
  const code = await runSeeded(seed, [inRoot('bench', 'plans', 'plans-process.ts'), time])
  if (code !== 0) exitWithError('What was wrong is said above.')
}

/** Attacks a server while others use it, with options of its own: `--seconds=60 --only=joins --apart`. */
async function runHostile() {
  const seed = Number(process.env.SOAK_SEED ?? randomInt(1, 2 ** 31 - 1))
  await ensureWebBuilt()
  printStatus(`\nHostile, seed ${seed}. SOAK_SEED=${seed} npm run soak -- hostile repeats it.`)
  const code = await runSeeded(seed, [inRoot('bench', 'hostile', 'hostile-process.ts'), ...options])
  if (code !== 0) exitWithError('The server did not withstand it.')
}

/** Runs the tests with one seed after the other, until the time is over. @param {string[]} words */
async function runRounds(words) {
  const paths = words.map((word) => PARTS.get(word) ?? word)
  const files = textsUnder(['packages', 'apps', 'bench'], (path) => /\.test\.tsx?$/.test(path))
    .filter(({ text }) => DRAWS.test(text))
    .map(({ file }) => file)
    .filter((path) => paths.length === 0 || paths.some((part) => path.includes(part)))
  if (files.length === 0)
    exitWithError(`No test that draws by chance has "${paths.join('" or "')}" in its path.`)

  const end = Date.now() + Number(minutes ?? 30) * 60_000
  const given = process.env.SOAK_SEED
  let seed = given === undefined ? randomInt(1, 2 ** 31 - 1) : Number(given)
  if (!Number.isSafeInteger(seed)) exitWithError(`SOAK_SEED is "${given}". It must be a whole number.`)
  for (let round = 1; round === 1 || (given === undefined && Date.now() < end); round += 1) {
    printStatus(
      `\nRound ${round} with ${files.length} files, seed ${seed}. SOAK_SEED=${seed} ${repeat} repeats it.`,
    )
    const code = await runSeeded(seed, [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', ...files])
    if (code !== 0) exitWithError(`\nSeed ${seed} found something. SOAK_SEED=${seed} ${repeat} repeats it.`)
    seed = (seed % (2 ** 31 - 2)) + 1
  }
}

/** @param {number} seed @param {string[]} args of Node */
async function runSeeded(seed, args) {
  return runNode(args, { env: { ...(await environmentWithServer()), SOAK_SEED: String(seed) } })
}
