import highsModule from 'highs'
import { type Finding, type HubData, pairKey } from './hub-data.ts'
import {
  allStayWorth,
  goalOf,
  type PairChoices,
  type PairOrder,
  pairChoices,
  softOf,
  stayWorth,
} from './pair-plan.ts'
import { brokenPairRules, reserved } from './pair-rules.ts'

/** All rules of a plan, and how far it is from the best there is. */
export async function judgePairs(
  before: HubData,
  after: HubData,
  order: PairOrder = {},
): Promise<{ text: string; findings: Finding[] }> {
  const choices = pairChoices(before, order)
  const known = new Set(choices.kept.map(({ personIds }) => pairKey(...personIds)))
  const chosen = reserved(after).filter(({ personIds }) => !known.has(pairKey(...personIds)))
  const value = softOf(choices, chosen)
  // The bound without sessions is never below the best plan. A plan that reaches it is the best one, and the
  // larger program need not be solved.
  const bound = await bestSoft(choices, { withSessions: false })
  const isBest = bound !== null && value >= bound - 1e-6
  const best = isBest ? bound : await bestSoft(choices, { withSessions: true })
  const text = `${chosen.length} new meetings, ${choices.kept.length} kept, of ${choices.allowed.length} pairs that may meet; worth ${value.toFixed(4)}, at best ${best?.toFixed(4) ?? 'unknown'}`
  const isOff = best !== null && Math.abs(best - value) > 1e-6
  return {
    text,
    findings: [
      ...(reserved(after).length === 0 ? [{ rule: 'plan', text: 'Nobody meets' }] : []),
      ...(isOff ? [{ rule: 'best', text: `The plan is worth ${value}, the best one ${best}` }] : []),
      ...brokenPairRules(before, after, choices),
    ],
  }
}

// The module's types describe another packaging: its default export is the loader itself.
const loaded = (highsModule as unknown as typeof highsModule.default)()

/** The most that a plan of these choices is worth (MODEL-50), by HiGHS; null when time is up. */
export async function bestSoft(
  choices: PairChoices,
  { withSessions }: { withSessions: boolean },
): Promise<number | null> {
  const highs = await loaded
  const { program, constant } = programOf(choices, withSessions ? choices.sessions : 1)
  if (program === null) return constant
  const solved = highs.solve(program, { time_limit: 60, mip_rel_gap: 0, mip_abs_gap: 1e-7 })
  return solved.Status === 'Optimal' ? solved.ObjectiveValue + constant : null
}

type Term = readonly [factor: number, variable: string]

/**
 * A variable for each pair and session, and one for each meeting of a person. A person's first meeting is
 * worth most to fairness, so these come out whole by themselves.
 */
function programOf(choices: PairChoices, sessions: number): { program: string | null; constant: number } {
  const { people, capacity, kept, allowed, fairness } = choices
  const slots = Array.from({ length: sessions }, (_, index) => index + 1)
  const objective: Term[] = []
  const constraints: string[] = []
  const binaries: string[] = []
  const meetings = new Map<string, Map<number, Term[]>>([...people.keys()].map((id) => [id, new Map()]))
  allowed.forEach(({ pair, worth }, index) => {
    const variables = slots.map((slot) => `x${index}s${slot}`)
    for (const [position, variable] of variables.entries()) {
      // Without sessions a pair that meets again does so in its former session.
      const session = sessions > 1 ? (slots[position] ?? 1) : (choices.former.get(pairKey(...pair)) ?? null)
      objective.push([worth + stayWorth(choices, pair, session), variable])
      binaries.push(variable)
      for (const id of pair) {
        const of = meetings.get(id) ?? new Map<number, Term[]>()
        const slot = slots[position] ?? 1
        of.set(slot, [...(of.get(slot) ?? []), [1, variable]])
      }
    }
    if (variables.length > 1) constraints.push(`${sumText(variables.map((each) => [1, each]))} <= 1`)
  })
  let constant = -allStayWorth(choices)
  ;[...people.keys()].forEach((id, index) => {
    const goal = goalOf(choices, id)
    const mine = meetings.get(id) ?? new Map<number, Term[]>()
    const own = kept.filter(({ personIds }) => personIds.includes(id))
    if (goal > 0) constant -= fairness * (1 - own.length / goal) ** 2
    const all = [...mine.values()].flat()
    if (all.length === 0) return
    constraints.push(`${sumText(all)} <= ${(capacity.get(id) ?? 0) - own.length}`)
    if (sessions > 1)
      for (const [slot, terms] of mine)
        constraints.push(`${sumText(terms)} <= ${own.some(({ sessionId }) => sessionId === slot) ? 0 : 1}`)
    const steps = Array.from({ length: Math.max(0, goal - own.length) }, (_, step): Term => {
      const met = own.length + step
      return [fairness * ((1 - met / goal) ** 2 - (1 - (met + 1) / goal) ** 2), `u${index}k${step}`]
    })
    objective.push(...steps)
    for (const [, variable] of steps) constraints.push(`${variable} <= 1`)
    constraints.push(`${sumText([...all, ...steps.map(([, variable]): Term => [-1, variable])])} = 0`)
  })
  if (binaries.length === 0) return { program: null, constant }
  const program = [
    'Maximize',
    ` obj: ${sumText(objective)}`,
    'Subject To',
    ...constraints.map((text, index) => ` c${index}: ${text}`),
    'Binary',
    ...binaries.map((variable) => ` ${variable}`),
    'End',
  ].join('\n')
  return { program, constant }
}

/** A sum in the LP format, a few terms a line. */
function sumText(terms: readonly Term[]): string {
  return terms
    .map(
      ([factor, variable], index) =>
        `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${variable}${index % 8 === 7 ? '\n' : ''}`,
    )
    .join(' ')
}
