import { parseGroupsProblem } from './parse-groups-problem.ts'
import { parsePairsProblem } from './parse-pairs-problem.ts'
import type { ParsedProblem } from './parsed-problem.ts'
import { field, object, oneOf, type Place } from './reader.ts'

/**
 * Reads a plan problem (MODEL-6, MODEL-24, MODEL-48) from any value and fills in the defaults. Every refusal names the field and what is
 * allowed there; it never throws on plain data. Problems come from files, and from runs that another version of the server has begun.
 */
export function parseProblem(value: unknown): ParsedProblem {
  const root: Place = { path: '', errors: [] }
  const given = object(value, { path: 'problem', errors: root.errors })
  if (given === undefined) return { ok: false, errors: root.errors }
  oneOf('plan-problem/1')(given.format, field(root, 'format'))
  const kind = oneOf('groups', 'pairs')(given.kind, field(root, 'kind'))
  const parse = kind === 'groups' ? parseGroupsProblem : parsePairsProblem
  const problem = kind && parse(given, root)
  if (problem === undefined || root.errors.length > 0) return { ok: false, errors: root.errors }
  return { ok: true, problem }
}
