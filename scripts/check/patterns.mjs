import { check } from 'recheck'
import ts from 'typescript-6'
import { textsUnder } from '../lib/files.mjs'
import { resultOf } from './tools.mjs'

const isSource = /(?<!\.test|\.d)\.tsx?$/
const isOfTests = /\/testing\//

/**
 * A regular expression in a file, or why it cannot be judged.
 * @typedef {{ line: number, text: string, pattern: { source: string, flags: string } | undefined }} Found
 * @typedef {Found & { file: string }} FoundIn
 */

/** CODE-12: finds every regular expression of the product and decides how its time grows with the text. */
export async function patterns() {
  const files = textsUnder(['packages', 'apps'], (file) => isSource.test(file) && !isOfTests.test(file))
  return checkPatterns(
    files.flatMap(({ file, text }) => patternsIn(text, file).map((found) => ({ file, ...found }))),
  )
}

/**
 * @param {FoundIn[]} all
 * @returns {Promise<import('./tools.mjs').CheckResult>}
 */
export async function checkPatterns(all) {
  /** @type {Map<string, string | undefined>} */
  const verdicts = new Map()
  const output = []
  for (const { file, line, text, pattern } of all) {
    if (!verdicts.has(text)) verdicts.set(text, pattern ? await verdictOn(pattern) : NOT_WRITTEN_OUT)
    const verdict = verdicts.get(text)
    if (verdict) output.push(`${file}:${line} ${text} ${verdict}`)
  }
  return resultOf(`${all.length} patterns`, output)
}

/** Characters limit the judgement and not time, so that a verdict is the same on a busy machine. */
const WITHOUT_TIME = {
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
}

const NOT_WRITTEN_OUT = 'is put together while the program runs, so nobody can judge it. Write it out.'

/**
 * Undefined for a pattern whose time grows no faster than the text. The pattern is judged as an automaton;
 * only where it looks around or counts far are texts tried, always the same ones.
 * @param {{ source: string, flags: string }} pattern
 */
async function verdictOn({ source, flags }) {
  const result = await check(source, flags, WITHOUT_TIME)
  if (result.status === 'safe') return undefined
  if (result.status === 'unknown')
    return `cannot be judged (${result.error.kind}). Write it so that it can: without the flag v, for instance.`
  const { complexity, attack } = result
  const growth = complexity.type === 'polynomial' ? `n^${complexity.degree}` : '2^n'
  return `takes time like ${growth} for a text of n characters like ${attack.pattern}. Write it linear, or without a pattern.`
}

/**
 * Literals, and what is given to `RegExp`.
 * @param {string} text
 * @param {string} file
 * @returns {Found[]}
 */
export function patternsIn(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** @type {Found[]} */
  const found = []
  /** @param {import('typescript-6').Node} node */
  const visit = (node) => {
    const pattern = patternOf(node)
    if (pattern !== null) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push({ line: line + 1, text: node.getText(source), pattern })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/**
 * Null for what is no pattern, undefined for one whose text is not written out.
 * @param {import('typescript-6').Node} node
 */
function patternOf(node) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/')
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) }
  }
  const isMade = ts.isNewExpression(node) || ts.isCallExpression(node)
  if (!isMade || !ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') return null
  const [source, flags] = node.arguments ?? []
  if (!source || !ts.isStringLiteralLike(source)) return undefined
  if (!flags) return { source: source.text, flags: '' }
  return ts.isStringLiteralLike(flags) ? { source: source.text, flags: flags.text } : undefined
}
