import type { PlanBasis, ProblemDigest } from '../plan-run.ts'

/** The basis of a version with its problem moved in; '' when nothing is known. */
export function basisOf({ problem, basis }: { problem: string; basis: string }): string {
  if (problem === '') return basis
  const known: PlanBasis | undefined = basis === '' ? undefined : JSON.parse(basis)
  return JSON.stringify({
    format: 'plan-basis/1',
    event: known?.event ?? null,
    erased: known?.erased ?? 0,
    problem: JSON.parse(problem),
    ...(known?.digest && { digest: known.digest }),
  } satisfies PlanBasis)
}

/** The basis of an older version, enough to tell whether the planner would get the same problem today. */
export function digestOfBasis(basis: string): string {
  if (basis === '') return ''
  const { digest } = JSON.parse(basis) as PlanBasis
  if (!digest) return ''
  return JSON.stringify({
    format: 'plan-basis/1',
    event: null,
    problem: null,
    erased: 0,
    digest,
  } satisfies PlanBasis)
}

/** Instead of the digest of a problem that contained an erased person: no such problem can occur again. */
const ANOTHER: ProblemDigest = { of: null, parts: '', held: [] }

type Problem = {
  people: readonly { id: string }[]
  topics?: readonly { id: string; hosts: readonly string[] }[]
}

/**
 * The same without erased people: who they are, what they said, what others said of them, and the topics that
 * are theirs or that only they host. `wereThere` says of a version that has lost its problem whether that
 * named one of them; undefined when not known.
 */
export function basisWithout(
  basis: string,
  problem: string,
  personIds: readonly string[],
  wereThere?: boolean,
): string {
  const text = basisOf({ problem, basis })
  if (text === '') return ''
  const known = JSON.parse(text) as PlanBasis
  if (known.problem === null) {
    if (wereThere === false || !known.digest) return text
    const { digest: _, ...rest } = known
    return JSON.stringify(wereThere ? { ...rest, digest: ANOTHER } : rest)
  }
  // A basis that cannot be parsed cannot be cut.
  if (!isProblem(known.problem)) return ''
  const people = new Set(personIds)
  const erased = known.problem.people.filter(({ id }) => people.has(id)).length
  const topics = known.problem.topics ?? []
  // The id of a topic begins with that of its owner; TOPIC-2.
  const orphans = topics.filter(
    ({ id, hosts }) =>
      personIds.some((personId) => id === personId || id.startsWith(`${personId}_`)) ||
      (hosts.length > 0 && hosts.every((host) => people.has(host))),
  )
  const gone = new Set([...people, ...orphans.map(({ id }) => id)])
  return JSON.stringify({
    ...known,
    problem: without(known.problem, gone),
    erased: known.erased + erased,
    ...(erased > 0 && { digest: ANOTHER }),
  } satisfies PlanBasis)
}

function isProblem(problem: unknown): problem is Problem {
  return typeof problem === 'object' && problem !== null && 'people' in problem
}

/** Takes the ids out of all lists, with every entry that names one: a wish, a person, a group of a topic. */
function without(value: unknown, ids: ReadonlySet<string>): unknown {
  const isGone = (part: unknown) => typeof part === 'string' && ids.has(part)
  const names = (part: unknown) =>
    isGone(part) ||
    (Array.isArray(part) ? part.some(isGone) : isObject(part) && Object.values(part).some(isGone))
  if (Array.isArray(value)) return value.filter((part) => !names(part)).map((part) => without(part, ids))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, without(part, ids)]))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
