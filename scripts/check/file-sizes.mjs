import { textsUnder } from '../lib/files.mjs'
import { resultOf } from './tools.mjs'

const hardCap = 400
const isSource = /\.(ts|tsx|mjs|css|grit)$/

export async function fileSizes() {
  const files = textsUnder(['packages', 'apps', 'e2e', 'scripts', 'bench'], (file) => isSource.test(file))
  return checkSizes(files.map(({ file, text }) => ({ file, lines: linesOf(text) })))
}

/**
 * @param {{ file: string, lines: number }[]} sizes
 * @returns {import('./tools.mjs').CheckResult}
 */
export function checkSizes(sizes) {
  const tooLarge = sizes.filter(({ lines }) => lines > hardCap)
  const sorted = sizes.map(({ lines }) => lines).sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  return resultOf(
    `median ${median} lines, largest ${sorted.at(-1) ?? 0}, ${sizes.length} files`,
    tooLarge.map(
      ({ file, lines }) =>
        `${file} has ${lines} lines; the cap is ${hardCap}. Split it by the nouns it holds.`,
    ),
  )
}

/** @param {string} text */
function linesOf(text) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}
