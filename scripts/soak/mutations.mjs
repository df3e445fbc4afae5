import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesUnder } from '../lib/files.mjs'
import { environmentWithNode, nodePath } from '../lib/node.mjs'
import { inRoot } from '../lib/paths.mjs'
import { capture, say } from '../lib/quiet.mjs'

/** What a slip of the pen would make of a line; the first that fits a drawn line is tried. */
const SLIPS = /** @type {const} */ ([
  [' && ', ' || '],
  [' || ', ' && '],
  [' === ', ' !== '],
  [' !== ', ' === '],
  [' > ', ' >= '],
  [' >= ', ' > '],
  [' < ', ' <= '],
  [' <= ', ' < '],
  [' + 1', ' - 1'],
  [' - 1', ' + 1'],
  ['return true', 'return false'],
  ['return false', 'return true'],
  ['return undefined', 'return null as never'],
  ['.filter(', '.map('],
])

const MUTATED = [
  'packages/domain/src',
  'packages/protocol/src',
  'apps/server/src/hub',
  'apps/server/src/rooms',
]
const PARTS = [
  'packages',
  'apps',
  'bench',
  'scripts',
  'vitest.config.ts',
  'package.json',
  'tsconfig.base.json',
]

/** @typedef {{ file: string, line: number, before: string, after: string }} Mutation */

/**
 * Breaks one line at a time in a copy of the project and says how many of the breaks the tests notice.
 * @param {{ number?: number, seed: number }} options
 */
export async function runMutations({ number = 24, seed }) {
  const copy = copyOfProject()
  let noticed = 0
  try {
    const chosen = drawn(mutations(), number, seed)
    if (await testsFail(copy, chosen[0]?.file ?? '')) {
      say('The tests fail as the code stands; nothing can be said about mutations.')
      return
    }
    for (const { file, line, before, after } of chosen) {
      const path = join(copy, file)
      const text = readFileSync(path, 'utf8')
      writeFileSync(path, text.split('\n').with(line, after).join('\n'))
      const isNoticed = await testsFail(copy, file)
      writeFileSync(path, text)
      if (isNoticed) noticed += 1
      say(`${isNoticed ? 'noticed' : 'MISSED '} ${file}:${line + 1}: ${before.trim()}  ->  ${after.trim()}`)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  say(
    `\n${noticed} of ${number} mutations were noticed (seed ${seed}). What was missed is a gap or changes nothing.`,
  )
}

/** @returns {Mutation[]} */
function mutations() {
  const files = MUTATED.flatMap(filesUnder).filter(
    (path) => /\.ts$/.test(path) && !/\.test\.ts$|\/testing\//.test(path),
  )
  return files.flatMap((file) =>
    readFileSync(inRoot(file), 'utf8')
      .split('\n')
      .flatMap((before, line) => {
        const slip = /^\s*(\*|\/\/|\/\*|import |export type|type )/.test(before)
          ? undefined
          : SLIPS.find(([text]) => before.includes(text))
        return slip ? [{ file, line, before, after: before.replace(slip[0], slip[1]) }] : []
      }),
  )
}

/** @template T @param {T[]} list @param {number} number @param {number} seed @returns {T[]} */
function drawn(list, number, seed) {
  const left = [...list]
  let state = seed
  return Array.from({ length: Math.min(number, list.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return left.splice(state % left.length, 1)
  }).flat()
}

/** Our own packages are those of the copy, what is installed is shared. */
function copyOfProject() {
  const copy = mkdtempSync(join(tmpdir(), 'planner-mutations-'))
  for (const part of PARTS) {
    cpSync(inRoot(part), join(copy, part), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)$/.test(path),
    })
  }
  mkdirSync(join(copy, 'node_modules', '@planner'), { recursive: true })
  for (const name of readdirSync(inRoot('node_modules')).filter(
    (each) => each !== '@planner' && !each.startsWith('.'),
  ))
    symlinkSync(inRoot('node_modules', name), join(copy, 'node_modules', name))
  for (const name of readdirSync(inRoot('packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules', '@planner', name))
  for (const name of readdirSync(inRoot('apps'))) {
    const own = inRoot('apps', name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(copy, 'apps', name, 'node_modules'))
  }
  return copy
}

/** @param {string} folder @param {string} file */
async function testsFail(folder, file) {
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
  const tests = ['--project=pure', '--project=node', '--exclude=scripts/**', '--exclude=packages/solver/**']
  const { code } = await capture(nodePath, [vitest, 'related', file, '--run', '--bail=1', ...tests], {
    cwd: folder,
    env: environmentWithNode(),
  })
  return code !== 0
}
