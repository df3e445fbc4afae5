import { dirname, posix } from 'node:path'
import { root } from '../lib/paths.mjs'
import { ruleBook, textFiles } from './rule-book.mjs'
import { resultOf } from './tools.mjs'

/** @typedef {import('./rule-book.mjs').TextFile} TextFile */

const citation = /(?<![\w/-])[A-Z]{2,8}-\d+(?![\w-])/g
/** Names of standards that look like citations. */
const standards = new Set(['ISO', 'RFC', 'SHA', 'UTF'])
/** Titles of tests begin with what they cite: 'LIVE-2, LIVE-4: ...', 'MODEL-11 to MODEL-20: ...'. */
const title = /['"`]((?:[A-Z]{3,8}-\d+(?:, | and | to )?)+):/g
const range = /([A-Z]{3,8})-(\d+) to \1-(\d+)/g
const isCode = /^(?:apps|packages|scripts)\/.*\.(?:tsx?|mjs|css)$/
const isTest = /\.(?:test|spec)\.tsx?$|\/testing\//
/** Forms of citation that do not refer to a document of the repository. */
const unresolvable = [
  /\b(?:spec|model|decision|style)s? \d+/gi,
  /\bplanning model,? (?:section )?\d+/gi,
  /\bsections? \d+(?: line \d+)?\b/gi,
  /\bthe specification\b/gi,
  /\bhouse rules?\b/gi,
  /\bux "/g,
]
const link = /\]\(([^)\s]+)\)/g

/**
 * Checks that every citation refers to a rule or decision.
 * @param {string} [folder] another tree with the same layout
 */
export async function citations(folder = root) {
  return checkCitations(textFiles(folder))
}

/**
 * @param {TextFile[]} files
 * @returns {import('./tools.mjs').CheckResult}
 */
export function checkCitations(files) {
  const { rules, records, problems } = ruleBook(files)
  let count = 0
  for (const { file, text } of files) {
    for (const [index, line] of text.split('\n').entries()) {
      const place = `${file}:${index + 1}`
      for (const [id] of line.matchAll(citation)) {
        if (standards.has(id.split('-')[0] ?? '')) continue
        count++
        if (!rules.has(id) && !records.has(id)) problems.push(`${place}: ${id} is not a rule of docs/rules.`)
      }
      for (const [words] of unresolvable.flatMap((form) => [...line.matchAll(form)])) {
        problems.push(`${place}: "${words}" does not resolve. Cite a rule, LIVE-2, or a decision, ADR-0004.`)
      }
    }
  }
  problems.push(...brokenLinks(files, rules))
  const tested = citedByTests(files)
  const untested = [...rules.values()].filter(({ id, isPlanned }) => !isPlanned && !tested.has(id))
  const planned = [...rules.values()].filter(({ isPlanned }) => isPlanned)
  return resultOf(
    `${count} citations, ${rules.size} rules, ${planned.length} planned, ${untested.length} no test cites (npm run rules)`,
    problems,
  )
}

/**
 * The tests whose title cites a rule, by rule.
 * @param {TextFile[]} files
 * @returns {Map<string, string[]>}
 */
export function citedByTests(files) {
  /** @type {Map<string, string[]>} */
  const tests = new Map()
  for (const { file, text } of files.filter(({ file }) => /\.tsx?$/.test(file))) {
    for (const [, cited = ''] of text.matchAll(title)) {
      for (const id of idsOf(cited)) tests.set(id, [...new Set([...(tests.get(id) ?? []), file])])
    }
  }
  return tests
}

/**
 * The files outside the tests whose text cites a rule, by rule.
 * @param {TextFile[]} files
 * @returns {Map<string, string[]>}
 */
export function citedByCode(files) {
  // Tests that several implementations share have other names.
  const tests = new Set([...citedByTests(files).values()].flat())
  /** @type {Map<string, string[]>} */
  const code = new Map()
  for (const { file, text } of files.filter(({ file }) => isCode.test(file))) {
    if (isTest.test(file) || tests.has(file)) continue
    for (const id of new Set(idsOf(text))) code.set(id, [...(code.get(id) ?? []), file])
  }
  return code
}

/** @param {string} cited */
function idsOf(cited) {
  const between = [...cited.matchAll(range)].flatMap(([, area, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => `${area}-${Number(from) + step}`),
  )
  return [...between, ...(cited.match(citation) ?? [])]
}

/**
 * Broken links to rule pages or rules.
 * @param {TextFile[]} files
 * @param {ReturnType<typeof ruleBook>['rules']} rules
 */
function brokenLinks(files, rules) {
  const pages = new Set(files.map(({ file }) => file))
  const anchors = new Set([...rules.values()].map(({ id, page }) => `${page}#${id.toLowerCase()}`))
  /** @type {string[]} */
  const broken = []
  for (const { file, text } of files.filter(({ file }) => file.endsWith('.md'))) {
    for (const [, target = ''] of text.matchAll(link)) {
      if (/^[a-z]+:/.test(target)) continue
      const [path = '', anchor = ''] = target.split('#')
      const page = path === '' ? file : posix.join(dirname(file), path)
      if (!page.startsWith('docs/rules/') || page.endsWith('/')) continue
      if (!pages.has(page) || (/^[a-z]+-\d+$/.test(anchor) && !anchors.has(`${page}#${anchor}`))) {
        broken.push(`${file}: the link ${target} does not resolve.`)
      }
    }
  }
  return broken
}
