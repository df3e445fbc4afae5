/**
 * A change that CONTRIBUTING tells: lines that begin with `+` are added, the others are where. `file` is one
 * that the change makes where there is none.
 * @typedef {{ file: string, lines: string[], languages: string[] }} WalkDiff
 */
/** @typedef {{ title: string, diffs: WalkDiff[], listed: string[] }} Walk `listed`: files that the walk says are changed */

const LISTED = /^ {5}([\w./-]+\.\w+) +\| /

/** Sections of CONTRIBUTING with diffs and a list of files. @param {string} text @returns {Walk[]} */
export function walksIn(text) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      return { title, diffs: diffsIn(lines), listed: listedIn(lines) }
    })
    .filter(({ diffs, listed }) => diffs.length > 0 && listed.length > 0)
}

/** @param {string[]} lines */
function diffsIn(lines) {
  /** @type {WalkDiff[]} */
  const diffs = []
  let isOpen = false
  for (const line of lines) {
    const header = /^ {4}\/\/ ([\w./-]+\.\w+)(.*)$/.exec(line)
    if (header) {
      diffs.push({ file: header[1] ?? '', lines: [], languages: languagesIn(header[2] ?? '') })
      isOpen = true
    } else if (/^ {4}[+ ]/.test(line) && !LISTED.test(line) && isOpen) diffs.at(-1)?.lines.push(line.slice(4))
    else if (line !== '') isOpen = false
    else if (isOpen) diffs.at(-1)?.lines.push(' …')
  }
  return diffs
}

/** "and so in de and et" @param {string} rest */
const languagesIn = (rest) => /and so in (\w+) and (\w+)/.exec(rest)?.slice(1) ?? []

/** @param {string[]} lines */
const listedIn = (lines) => lines.flatMap((line) => LISTED.exec(line)?.slice(1) ?? [])

/**
 * The text with the added lines. Where a diff has no line that is there already, they stand at the end of the
 * last list of the file.
 * @param {string} text @param {WalkDiff} diff
 * @throws when a line that should be there is not
 */
export function applied(text, { file, lines }) {
  const result = text.split('\n')
  if (lines.every((line) => line.startsWith('+') || line === ' …')) {
    const end = result.findLastIndex((line) => /^[\]}]/.test(line))
    result.splice(end, 0, ...added(lines))
    return result.join('\n')
  }
  let at = 0
  /** @type {string[]} */
  let waiting = []
  let isAnchored = false
  for (const line of lines) {
    if (line.startsWith('+')) {
      if (isAnchored) result.splice(at++, 0, line.slice(1))
      else waiting.push(line.slice(1))
      continue
    }
    if (line.trim() === '…') continue
    const found = result.findIndex((each, index) => index >= at && isLine(each, line.slice(1)))
    if (found < 0)
      throw new Error(`${file} has no line "${line.trim()}" here. Maybe CONTRIBUTING.md is out of date?`)
    result.splice(found, 0, ...waiting)
    at = found + waiting.length + 1
    waiting = []
    isAnchored = true
  }
  return result.join('\n')
}

/** @param {string[]} lines */
export const added = (lines) => lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1))

/** Whether it is this line; `…` stands for anything. @param {string} line @param {string} pattern */
function isLine(line, pattern) {
  const [start = '', end] = pattern.trim().split('…')
  const text = line.trim()
  return end === undefined ? text === start : text.startsWith(start) && text.endsWith(end)
}

/** The diff in another language, with other messages. @param {WalkDiff} diff @param {string} language */
export function inLanguage({ file, lines }, language) {
  const other = lines.map((line) => line.replace(/^(\+(?:.*: | +))'(.*',?)$/, `$1'${language}: $2`))
  return { file: file.replace('en-GB', language), lines: other, languages: [] }
}
