import { readdirSync } from 'node:fs'
import { textsUnder } from '../lib/files.mjs'

/** @typedef {{ id: string, page: string, isPlanned: boolean, text: string }} Rule */
/** @typedef {import('../lib/files.mjs').TextFile} TextFile */

const folders = ['packages', 'apps', 'e2e', 'scripts', 'bench', 'docs']
const isText = /\.(ts|tsx|mjs|css|md|grit)$/
const areaRow = /^\| ([A-Z]{3,8}) \| \[[^\]]*\]\(([^)]+)\) \|/gm
const ruleHeading = /^### ([A-Z]{2,8}-\d+)$((?:(?!^#).)*)/gms

/**
 * Every file that may contain citations, in a stable order.
 * @param {string} folder
 * @returns {TextFile[]}
 */
export function textFiles(folder) {
  const names = readdirSync(folder).sort()
  const searched = names.filter((name) => folders.includes(name) || isText.test(name))
  return textsUnder(searched, (file) => isText.test(file), folder)
}

/**
 * The rules of docs/rules and the records of docs/decisions (as ADR-0001 and so on), with the problems found
 * in them.
 * @param {TextFile[]} files
 */
export function ruleBook(files) {
  const index = files.find(({ file }) => file === 'docs/rules/README.md')?.text ?? ''
  const areas = new Map([...index.matchAll(areaRow)].map(([, area, page]) => [area, `docs/rules/${page}`]))
  /** @type {Map<string, Rule>} */
  const rules = new Map()
  /** @type {string[]} */
  const problems = []
  for (const { file, text } of files.filter(({ file }) => file.startsWith('docs/rules/'))) {
    for (const [, id = '', body = ''] of text.matchAll(ruleHeading)) {
      const area = id.split('-')[0]
      const earlier = rules.get(id)
      if (earlier)
        problems.push(`${file}: ${id} is defined twice, also in ${earlier.page}. Take the next free number.`)
      if (areas.get(area) !== file) {
        problems.push(
          `${file}: ${id} belongs to no area of this page. Maybe it is missing in docs/rules/README.md.`,
        )
      }
      const text = body.trim()
      rules.set(id, { id, page: file, isPlanned: text.startsWith('(planned)'), text })
    }
  }
  const records = files.flatMap(({ file }) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? [])
  return { rules, records: new Set(records.map((number) => `ADR-${number}`)), problems }
}
