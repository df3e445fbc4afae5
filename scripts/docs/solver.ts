import { readFileSync } from 'node:fs'
import { BOUND_IDS, CONSTRAINTS, type Constraint, DEFAULT_RULES } from '@planner/solver'
import { markdownTable } from '../lib/markdown-table.ts'

const WEIGHTS: Readonly<Record<string, number>> = DEFAULT_RULES.weights

const BOUND_NAMES: Readonly<Record<keyof Constraint['bounds'], string>> = {
  simpleBound: 'each person alone',
  linearProgram: 'linear program',
  sessionBound: 'sessions at prices',
  sessionUnits: 'their filled units',
  solveBySessions: 'all sets of topics',
}

/** What stands at the marked places of docs/solver.md. */
const LISTS: Readonly<Record<string, () => string>> = {
  'hard constraints': () => constraintTable('hard'),
  'medium constraints': () => constraintTable('medium'),
  'soft constraints': () => constraintTable('soft'),
  'treatment by bounds': treatmentTable,
}

/** docs/solver.md, which is written by hand, with its lists of constraints as the code has them. */
export default function solverDocument(): string {
  let page = readFileSync(new URL('../../docs/solver.md', import.meta.url), 'utf8')
  for (const [name, list] of Object.entries(LISTS)) {
    const [start, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`]
    const [before, rest] = page.split(start)
    const after = rest?.split(end)[1]
    if (before === undefined || after === undefined)
      throw new Error(`docs/solver.md has no place for ${name}. Maybe its mark was removed: ${start.trim()}`)
    page = `${before}${start}${list().trim()}\n${end}${after}`
  }
  return page
}

function constraintTable(level: Constraint['level']): string {
  const rows = CONSTRAINTS.filter((constraint) => constraint.level === level).map(({ name, sentence }) =>
    level === 'soft' ? [name, sentence, String(WEIGHTS[name] ?? '')] : [name, sentence],
  )
  return markdownTable(['constraint', 'rule', ...(level === 'soft' ? ['weight'] : [])], rows)
}

function treatmentTable(): string {
  const rows = CONSTRAINTS.map(({ name, bounds }) => [name, ...BOUND_IDS.map((id) => bounds[id])])
  return markdownTable(['constraint', ...BOUND_IDS.map((id) => BOUND_NAMES[id])], rows)
}
