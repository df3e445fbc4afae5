import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { environmentWithNode, nodeFlags, nodePath } from '../lib/node.mjs'
import { copyProject } from '../lib/project-copy.mjs'
import { capture, exitWithError, printStatus } from '../lib/terminal.mjs'

/**
 * @typedef {{ file: string, before: string, after: string }} Slip
 * @typedef {{ slips: Slip[], tests: string[] | null, variant?: string, says?: string }} Mutation `slips`: made at the same time;
 *   `tests`: null where a short rehearsal of `variant` must notice them, and say `says`
 */

/** The mutations of a list beside this file. @param {'slips' | 'rules'} list @returns {Mutation[]} */
export function mutationsOf(list) {
  const text = readFileSync(new URL(`./${list}.txt`, import.meta.url), 'utf8')
  return text
    .split(/\n{2,}/)
    .map((entry) => entry.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map(mutationOf)
}

/** @param {readonly string[]} lines @returns {Mutation} */
function mutationOf(lines) {
  /** @type {Slip[]} */
  const slips = []
  for (const line of lines) {
    const slip = slips.at(-1)
    const part = line.startsWith('-') ? 'before' : line.startsWith('+') ? 'after' : null
    if (part !== null && slip) slip[part] += `${slip[part] === '' ? '' : '\n'}${line.slice(2)}`
    else if (!/^(says|tests) /.test(line)) slips.push({ file: line, before: '', after: '' })
  }
  const [, rule, variant] = /^says (\w+): (\w+)$/.exec(lines[0] ?? '') ?? []
  if (rule !== undefined) return { slips, tests: null, says: `${rule}: `, variant: variant ?? '' }
  const tests = /^tests (.+)$/.exec(lines[0] ?? '')?.[1]?.split(' ') ?? slips.map(({ file }) => dirname(file))
  return { slips, tests }
}

/**
 * Makes one mutation at a time in a copy of the project, and counts those that its tests notice.
 * @param {'slips' | 'rules'} list
 * @param {number} leastShare the share of them that must be noticed
 */
export async function runMutations(list, leastShare) {
  const mutations = mutationsOf(list)
  const copy = mkdtempSync(join(tmpdir(), 'planner-mutations-'))
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
  await copyProject(copy)
  const tests = [...new Set(mutations.flatMap(({ tests }) => tests ?? []))]
  const { isFailing, output } = await (tests.length > 0 ? testsIn(copy, tests) : rehearsalIn(copy))
  if (isFailing) exitWithError(output, 'The tests fail without any mutation.')
  let noticed = 0
  for (const mutation of mutations) {
    const isNoticed = await isNoticedIn(copy, mutation)
    if (isNoticed) noticed += 1
    const { slips, variant, says } = mutation
    const whose = says ? `${says}(${variant}) ` : ''
    const changes = slips.map(({ file, before, after }) => `${file}: ${inLine(before)}  ->  ${inLine(after)}`)
    printStatus(`${isNoticed ? 'noticed' : 'MISSED '} ${whose}${changes.join('; ')}`)
  }
  const least = Math.ceil(leastShare * mutations.length)
  printStatus(`\n${noticed} of ${mutations.length} mutations noticed; ${least} must be.`)
  if (noticed < least) exitWithError('Each missed one lacks a test.')
}

/** @param {string} copy @param {Mutation} mutation */
async function isNoticedIn(copy, { slips, tests, variant, says = '' }) {
  const takeBack = slips.map(({ file, before, after }) => {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replace(before, () => after),
    )
    return () => writeFileSync(path, text)
  })
  const { isFailing, output } = await (tests ? testsIn(copy, tests) : rehearsalIn(copy, variant))
  for (const each of takeBack) each()
  return isFailing && output.includes(says)
}

/** @param {string} copy @param {string[]} tests */
function testsIn(copy, tests) {
  return runIn(copy, join('node_modules', 'vitest', 'vitest.mjs'), ['run', '--bail=1', ...tests])
}

/** The sources are what is mutated: no bundle of the server is given. @param {string} copy @param {string} [variant] all without one */
function rehearsalIn(copy, variant) {
  const options = ['--short', '--at-hub', ...(variant ? [variant] : [])]
  return runIn(copy, join('bench', 'rehearse', 'rehearse-process.ts'), options)
}

/** @param {string} copy @param {string} file @param {string[]} args */
async function runIn(copy, file, args) {
  const { code, output } = await capture(nodePath, [...nodeFlags, join(copy, file), ...args], {
    cwd: copy,
    env: environmentWithNode(),
  })
  return { isFailing: code !== 0, output }
}

/** @param {string} text */
function inLine(text) {
  return text.trim().replace(/\s+/g, ' ')
}
