import {
  cpSync,
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
import { environmentWithNode, nodeFlags, nodePath } from '../lib/node.mjs'
import { inRoot } from '../lib/paths.mjs'
import { capture, exitWithError, printStatus } from '../lib/terminal.mjs'
import { MUTATIONS } from './mutations.mjs'

/** @typedef {import('./mutations.mjs').Mutation} Mutation */

/** The share of mutations that the tests must notice. */
const LEAST_SHARE = 0.95
const PARTS = [
  'packages',
  'apps',
  'scripts',
  'docs',
  'vitest.config.ts',
  'package.json',
  'tsconfig.base.json',
]

/** Makes one mutation at a time in a copy of the project, and counts those that its tests notice. */
export async function runMutations() {
  const copy = copyOfProject()
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
  const allTests = [...new Set(MUTATIONS.flatMap(({ tests }) => tests))]
  const { isFailing, output } = await testsIn(copy, allTests)
  if (isFailing) exitWithError(output, 'The tests fail without any mutation.')
  /** @type {Mutation[]} */
  const missed = []
  for (const mutation of MUTATIONS) {
    const isNoticed = await isNoticedIn(copy, mutation)
    if (!isNoticed) missed.push(mutation)
    printStatus(
      `${isNoticed ? 'noticed' : 'MISSED '} ${mutation.file}: ${inLine(mutation.before)}  ->  ${inLine(mutation.after)}`,
    )
  }
  const noticed = MUTATIONS.length - missed.length
  printStatus(
    `\n${noticed} of ${MUTATIONS.length} mutations noticed; ${Math.ceil(LEAST_SHARE * MUTATIONS.length)} must be.`,
  )
  if (noticed < LEAST_SHARE * MUTATIONS.length) exitWithError('Each missed one lacks a test.')
}

/** @param {string} copy @param {Mutation} mutation */
async function isNoticedIn(copy, { file, before, after, tests }) {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(before).length !== 2)
    exitWithError(
      `"${before}" does not stand once in ${file}. Maybe the code has changed? Then so must mutations.mjs.`,
    )
  writeFileSync(
    path,
    text.replace(before, () => after),
  )
  const { isFailing } = await testsIn(copy, tests)
  writeFileSync(path, text)
  return isFailing
}

/** @param {string} copy @param {string[]} tests */
async function testsIn(copy, tests) {
  const vitest = join(copy, 'node_modules', 'vitest', 'vitest.mjs')
  const { code, output } = await capture(nodePath, [...nodeFlags, vitest, 'run', '--bail=1', ...tests], {
    cwd: copy,
    env: environmentWithNode(),
  })
  return { isFailing: code !== 0, output }
}

/** What is installed is shared; our own packages resolve inside the copy. */
function copyOfProject() {
  const copy = mkdtempSync(join(tmpdir(), 'planner-mutations-'))
  for (const part of PARTS)
    cpSync(inRoot(part), join(copy, part), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)$/.test(path),
    })
  const modules = join(copy, 'node_modules')
  mkdirSync(modules)
  for (const name of readdirSync(inRoot('node_modules')))
    if (name !== '@planner' && !name.startsWith('.'))
      symlinkSync(inRoot('node_modules', name), join(modules, name))
  cpSync(inRoot('node_modules', '@planner'), join(modules, '@planner'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  return copy
}

/** @param {string} text */
function inLine(text) {
  return text.trim().replace(/\s+/g, ' ')
}
