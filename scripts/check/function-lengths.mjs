import ts from 'typescript-6'
import { textsUnder } from '../lib/files.mjs'
import { resultOf } from './tools.mjs'

const hardCap = 80
const folders = ['packages', 'apps', 'bench', 'scripts', 'e2e']
/** Suites of tests that are handed over as functions are no functions to read at once. */
const isSource = /(?<!\.test|\.spec|\.d)\.(?:tsx?|mjs)$/
const isSuite = /\/testing\//

/** @typedef {{ name: string, line: number, lines: number }} Length */

export async function functionLengths() {
  const files = textsUnder(folders, (file) => isSource.test(file) && !isSuite.test(file))
  return checkLengths(
    files.flatMap(({ file, text }) => lengthsIn(text, file).map((length) => ({ file, ...length }))),
  )
}

/**
 * @param {(Length & { file: string })[]} lengths
 * @returns {import('./tools.mjs').CheckResult}
 */
export function checkLengths(lengths) {
  const longest = lengths.reduce((most, { lines }) => Math.max(most, lines), 0)
  const tooLong = lengths.filter(({ lines }) => lines > hardCap)
  return resultOf(
    `longest ${longest} lines, ${lengths.length} functions`,
    tooLong.map(
      ({ file, line, name, lines }) =>
        `${file}:${line} ${name} has ${lines} lines; the cap is ${hardCap}. Split it into named units.`,
    ),
  )
}

/**
 * Every function with a body, including nested functions. Classes and object literals are not functions, but
 * their methods are.
 * @param {string} text
 * @param {string} file
 * @returns {Length[]}
 */
export function lengthsIn(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** @type {Length[]} */
  const lengths = []
  /** @param {import('typescript-6').Node} node */
  const visit = (node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line
      const last = source.getLineAndCharacterOfPosition(node.getEnd()).line
      lengths.push({ name: nameOf(node, source), line: first + 1, lines: last - first + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return lengths
}

/**
 * @param {import('typescript-6').SignatureDeclaration} node
 * @param {import('typescript-6').SourceFile} source
 */
function nameOf(node, source) {
  if (node.name !== undefined) return node.name.getText(source)
  const { parent } = node
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText(source)
    : 'anonymous function'
}
