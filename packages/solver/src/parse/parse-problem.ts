import { parseGroupsProblem } from './parse-groups-problem.ts'
import { parsePairsProblem } from './parse-pairs-problem.ts'
import type { ParsedProblem } from './parsed-problem.ts'
import { field, type Place, readObject, readOneOf } from './reader.ts'

/**
 * Reads a plan problem (MODEL-6, MODEL-24, MODEL-48) from any value and fills in the defaults.
 * Every refusal names the field and what is allowed there; it never throws on plain data. Problems come from files, and from runs that
 * another version of the server has begun.
 */
export function parseProblem(value: unknown): ParsedProblem {
  const root: Place = { path: '', errors: [] }
  const given = readObject(value, { path: 'problem', errors: root.errors })
  if (given === undefined) return { ok: false, errors: root.errors }
  readOneOf(given.format, field(root, 'format'), ['plan-problem/1'] as const)
  const kind = readOneOf(given.kind, field(root, 'kind'), ['groups', 'pairs'] as const)
  const problem =
    kind === undefined
      ? undefined
      : kind === 'groups'
        ? parseGroupsProblem(given, root)
        : parsePairsProblem(given, root)
  if (problem === undefined || root.errors.length > 0) return { ok: false, errors: root.errors }
  return { ok: true, problem }
}
