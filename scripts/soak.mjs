import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { filesUnder } from './lib/files.mjs'
import { runNode } from './lib/node.mjs'
import { inRoot } from './lib/paths.mjs'
import { exitWithError, printStatus } from './lib/terminal.mjs'

/** Every test that draws by chance: properties, fuzzes, kills. */
const DRAWS = /from 'fast-check'|testing\/chance\.ts'/

await ensureInstalled()

const args = process.argv.slice(2)
const minutes = Number(args.find((arg) => /^\d+(\.\d+)?$/.test(arg)) ?? 30)
const names = args.filter((arg) => !/^\d+(\.\d+)?$/.test(arg))

const end = Date.now() + minutes * 60_000
const given = process.env.SOAK_SEED
let seed = given === undefined ? randomInt(1, 2 ** 31 - 1) : Number(given)
if (!Number.isSafeInteger(seed)) exitWithError(`SOAK_SEED is "${given}". It must be a whole number.`)
const repeat = `npm run soak${names.length > 0 ? ` -- ${names.join(' ')}` : ''}`

const files = ['packages', 'apps', 'bench']
  .flatMap(filesUnder)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) => path.includes('/storage/sqlite/') || DRAWS.test(readFileSync(inRoot(path), 'utf8')))
  .filter((path) => names.length === 0 || names.some((name) => path.includes(name)))
if (files.length === 0)
  exitWithError(`No test that draws by chance has "${names.join('" or "')}" in its path.`)

for (let round = 1; round === 1 || (given === undefined && Date.now() < end); round += 1) {
  printStatus(
    `\nRound ${round} with ${files.length} files, seed ${seed}. SOAK_SEED=${seed} ${repeat} repeats it.`,
  )
  const code = await runNode([inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', ...files], {
    env: { SOAK_SEED: String(seed) },
  })
  if (code !== 0) exitWithError(`\nSeed ${seed} found something. SOAK_SEED=${seed} ${repeat} repeats it.`)
  seed = (seed % (2 ** 31 - 2)) + 1
}
