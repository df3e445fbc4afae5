import { existsSync, readFileSync } from 'node:fs'
import type { GroupsProblem, Rules } from '@planner/solver'

export interface BidOptions {
  readonly people: number
  readonly slots: number
  /** Only topics with at least this many wishes. */
  readonly minWishes: number
  readonly topics: number
  readonly rules: Rules
}

/** A sessions problem from a form export: `#1 Yes!` weighs 100, `Yes` 20. Null when the file is not there. */
export function bidsProblem(path: string, options: BidOptions): GroupsProblem | null {
  if (!existsSync(path)) return null
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/)
  const rows = lines.slice(0, options.people).map((line) => line.split(','))
  const names = head.split(',').slice(1)
  const demand = names.map((_, t) => rows.filter((row) => (row[t + 1] ?? '') !== '').length)
  const chosen = names
    .map((_, t) => t)
    .filter((t) => (demand[t] ?? 0) >= options.minWishes)
    .slice(0, options.topics)
  const slots = Array.from({ length: options.slots }, (_, s) => s)
  return {
    format: 'plan-problem/1',
    kind: 'groups',
    slots: options.slots,
    breaksAfter: [],
    countBy: 'slots',
    people: rows.map((_, p) => ({
      id: `p${p}`,
      available: slots,
      maybe: [],
      wants: options.slots,
      max: null,
      languages: [],
    })),
    topics: chosen.map((t) => ({
      id: `t${t}`,
      hosts: [],
      groups: 1,
      duration: 1,
      repeat: [0],
      starts: null,
      minSize: 2,
      maxSize: 5,
    })),
    wishes: rows.flatMap((row, p) =>
      chosen.flatMap((t): [string, string, number][] => {
        const cell = row[t + 1] ?? ''
        return cell === '' ? [] : [[`p${p}`, `t${t}`, cell === '#1 Yes!' ? 100 : 20]]
      }),
    ),
    contacts: [],
    fixedGroups: [],
    previous: null,
    rules: options.rules,
  }
}
