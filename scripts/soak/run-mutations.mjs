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

/** @typedef {import('./mutations.mjs').Mutation} Mutation */

const PARTS = [
  'packages',
  'apps',
  'bench',
  'e2e',
  'scripts',
  'docs',
  'vitest.config.ts',
  'package.json',
  'tsconfig.base.json',
]

/**
 * Makes one mutation at a time in a copy of the project, and counts those that its tests notice.
 * @param {readonly Mutation[]} mutations
 * @param {number} leastShare the share of them that must be noticed
 */
export async function runMutations(mutations, leastShare) {
  const copy = copyOfProject()
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
  const allTests = [...new Set(mutations.flatMap(({ tests }) => tests))]
  const { isFailing, output } = await testsIn(copy, allTests)
  if (isFailing) exitWithError(output, 'The tests fail without any mutation.')
  /** @type {Mutation[]} */
  const missed = []
  for (const mutation of mutations) {
    const isNoticed = await isNoticedIn(copy, mutation)
    if (!isNoticed) missed.push(mutation)
    const { file, before, after, named, says } = mutation
    const where = says ? `${says} (${named}) ${file}` : file
    printStatus(`${isNoticed ? 'noticed' : 'MISSED '} ${where}: ${inLine(before)}  ->  ${inLine(after)}`)
  }
  const noticed = mutations.length - missed.length
  const least = Math.ceil(leastShare * mutations.length)
  printStatus(`\n${noticed} of ${mutations.length} mutations noticed; ${least} must be.`)
  if (noticed < least) exitWithError('Each missed one lacks a test.')
}

/** @param {string} copy @param {Mutation} mutation */
async function isNoticedIn(copy, { tests, also = [], named, says = '', ...first }) {
  const takeBack = [first, ...also].map((slip) => makeIn(copy, slip))
  const { isFailing, output } = await testsIn(copy, tests, named)
  for (const each of takeBack) each()
  return isFailing && output.includes(says)
}

/** Returns how to take it back. @param {string} copy @param {import('./mutations.mjs').Slip} slip */
function makeIn(copy, { file, before, after }) {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(before).length !== 2)
    exitWithError(
      `"${before}" does not stand once in ${file}. Maybe the code has changed? Then so must its mutation.`,
    )
  writeFileSync(
    path,
    text.replace(before, () => after),
  )
  return () => writeFileSync(path, text)
}

/** @param {string} copy @param {string[]} tests @param {string} [named] runs only those whose names have this in them */
async function testsIn(copy, tests, named) {
  const vitest = join(copy, 'node_modules', 'vitest', 'vitest.mjs')
  const args = ['run', '--bail=1', ...tests, ...(named ? ['-t', named] : [])]
  const { code, output } = await capture(nodePath, [...nodeFlags, vitest, ...args], {
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
