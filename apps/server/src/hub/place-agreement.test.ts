import {
  can,
  cellKey,
  type EventState,
  type ForcedAssignment,
  forcedAssignments,
  membershipEdits,
  openingsIn,
  PREFERENCE_SCALES,
  pairKey,
  scheduledSessions,
  scheduleLayout,
  scheduleOf,
  VARIANTS,
  type VariantDescription,
  type VariantId,
  type Viewer,
  type WishReason,
} from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { type GroupsEvaluation, type PlanResult, solve } from '@planner/solver'
import { expect, test } from 'vitest'
import { planWrites } from '../planning/apply/plan-writes.ts'
import { compileProblem } from '../planning/compile/compile-problem.ts'
import { explainerOf, snapshotOf } from '../planning/insight/snapshot.ts'
import { ownGroupsPlace } from '../planning/report/groups-place.ts'
import { planReportFor } from '../planning/report/plan-report.ts'
import type { StoredPlan } from '../planning/report/stored-plan.ts'
import { reasonsNow } from '../planning/report/wish-reasons.ts'
import { visiblePlace } from '../readers/visibility.ts'
import { seededRandom } from '../seeded-random.ts'
import { howMany, SEED } from '../testing/chance.ts'

const EVENTS = howMany({ gate: 60, soak: 1500 })
const PEOPLE = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay']
const HOSTS = PEOPLE.slice(0, 4)
const ME = 'ann'
const WITH_GROUPS = VARIANTS.filter((variant) => !can(variant, 'pairs')).map(({ id }) => id)
const OF_PAIRS = VARIANTS.filter((variant) => can(variant, 'pairs')).map(({ id }) => id)

type Chance = { pick: <T>(list: readonly T[]) => T; isIt: (share?: number) => boolean }

function chanceOf(seed: number): Chance {
  const random = seededRandom(seed)
  return {
    pick: (list) => list[Math.floor(random() * list.length)] as never,
    isIt: (share = 0.5) => random() < share,
  }
}

/**
 * A random event with the plan of a search in force. Nobody but the person who asks refuses anybody and what
 * organisers weigh is as usual: what is hidden from participants says nothing here, so that organisers know
 * no more about a seat than the one who asks.
 */
function plannedEvent(variantId: VariantId, { pick, isIt }: Chance): EventBuilder {
  const event = new EventBuilder(variantId, {
    numSessions: pick([1, 2, 3]),
    numberOfGroupsForTopic: 2,
    considerContactPreferences: isIt(0.7),
  })
  const { variant, state } = event
  for (const id of PEOPLE) {
    const person = { numUserSessions: pick([null, 1, 2]), languages: [pick(['en', 'en', 'et'])] }
    if (HOSTS.includes(id)) event.owner(id, { numberOfGroups: pick([1, 2]) }, person)
    else event.person(id, person)
  }
  for (const userId of PEOPLE) {
    for (const topicId of HOSTS)
      if (topicId !== userId && isIt(0.7))
        event.wish(userId, topicId, pick(PREFERENCE_SCALES[variant.preferenceScale].choices))
    for (const sessionId of [1, 2, 3]) event.set('availabilities', { userId, sessionId }, isIt(0.85))
    const hours = [9, 10, 11, 33, 34].filter(() => isIt(0.7))
    event.hours(userId, hours, variant.availability === 'weekGridMaybe' ? pick(['Yes', 'Maybe']) : true)
  }
  for (const id of HOSTS) if (isIt(0.8)) event.wish(id, id, can(variant, 'ownerIsHost') ? 'Yes' : 'Host')
  for (const topicId of PEOPLE)
    if (topicId !== ME && isIt(0.3)) event.set('contactPreferences', { userId: ME, topicId }, 'No')
  event
    .setting('parameters|groups|minGroupSize', pick([1, 2]))
    .setting('parameters|groups|maxGroupSize', pick([2, 3, 6]))
    .setting('parameters|ui|showScheduleTabToUsers', true)
  const problem = compileProblem(variant, state, { keepPreviousPlan: false })
  const plan = solve(problem, { seed: 1, iterations: 60 }) as PlanResult
  for (const write of planWrites(variant, state, plan, 2)) {
    if (write.kind === 'putCell') state.cells.set(cellKey(write.cell.address), write.cell)
    else if (write.kind === 'putTopic') state.topics.set(write.topic.id, write.topic)
  }
  return event
}

/** What participants read of obstacles, by what organisers read; the others lie with others. */
const SAME: Readonly<Record<string, string>> = {
  notRunning: 'notRunning',
  otherTime: 'otherTime',
  away: 'away',
  busy: 'busy',
  hosts: 'hosts',
  full: 'full',
  contactNo: 'ownRefusal',
}

async function bothCards(variantId: VariantId, state: EventState, sessionId: number | null) {
  const { variant } = new EventBuilder(variantId)
  const seen = visiblePlace(variant, state, { role: 'participant', personId: ME })
  const explainer = explainerOf(snapshotOf(variant, state))
  if (explainer.kind === 'pairs') throw new Error('The event is of groups.')
  const found = explainer.plan.length === 0 ? null : explainer.place(ME, sessionId && sessionId - 1)
  return { own: ownGroupsPlace(variant, seen, ME, sessionId), found }
}

test.each(WITH_GROUPS)(
  `WHY-2 to WHY-4: organisers and the person read the same of the same seat, as far as both may know (%s, seed ${SEED})`,
  async (variantId) => {
    const told = new Map<string, number>()
    for (let n = 0; n < EVENTS; n++) {
      const { variant, state } = plannedEvent(variantId, chanceOf(SEED + n))
      const hasSessions = scheduleLayout(variant, state) === 'sessions'
      const ids = hasSessions ? scheduledSessions(variant, state).map(({ id }) => id) : [null]
      for (const sessionId of ids) {
        const { own, found } = await bothCards(variantId, state, sessionId)
        if (!own || !found) {
          expect([own, found]).toEqual([null, null])
          continue
        }
        const { status, possible, chosen, more } = found
        expect(own).toMatchObject({ status, possible, chosen, more, isOfRunning: true })
        expect(own.groups).toEqual(
          found.places.map(({ topic, group, rank }) => ({ topicId: topic, topicGroupIndex: group, rank })),
        )
        expect(own.better.map(({ topicId, topicGroupIndex }) => [topicId, topicGroupIndex])).toEqual(
          found.better.map(({ topic, group }) => [topic, group]),
        )
        for (const [at, { reason }] of own.better.entries()) {
          const codes = found.better[at]?.obstacles ?? []
          const first = codes.flatMap((code) => SAME[code] ?? [])[0]
          if (reason === 'enough') expect(status).toBe('enough')
          else expect(reason, JSON.stringify([n, sessionId, codes])).toBe(first ?? 'notPossible')
          told.set(reason, (told.get(reason) ?? 0) + 1)
        }
      }
    }
    expect([...told.keys()]).toEqual(expect.arrayContaining(['notRunning', 'full']))
  },
)

/** The plan of a search that people have changed by hand since, and what they have chosen since. */
function changedEvent(variantId: VariantId, chance: Chance): EventBuilder {
  const event = plannedEvent(variantId, chance)
  const { pick, isIt } = chance
  const schedule = scheduleOf(event.variant, event.state)
  for (const group of schedule.groups) {
    const sessionId = group.sessions[0]
    const moved = PEOPLE.filter(() => sessionId !== undefined && isIt(0.15))
    for (const id of moved) event.apply(membershipEdits(schedule, group, sessionId ?? 1, id, isIt(0.6)))
  }
  for (const userId of PEOPLE) {
    for (const topicId of HOSTS) if (topicId !== userId && isIt(0.1)) event.wish(userId, topicId, '')
    if (isIt(0.2)) event.set('availabilities', { userId, sessionId: pick([1, 2, 3]) }, isIt())
    event.hours(
      userId,
      [10, 33].filter(() => isIt(0.2)),
      event.variant.availability === 'weekGridMaybe' ? 'Maybe' : false,
    )
  }
  return event
}

const ADMIN: Viewer = { role: 'admin', personId: null }
/** What screens say of an opening: it runs, at a time at which the person can come, and has room. */
const NO_OPENING: readonly string[] = ['notRunning', 'otherTime', 'away', 'full']

const distinct = (names: readonly string[]) => [...new Set(names)].toSorted()

/** The seats that conflict with what people have entered: as screens find them, and by the rules. */
function conflictsOf(variant: VariantDescription, state: EventState, { matches }: GroupsEvaluation) {
  const plan = { variant, state, viewer: ADMIN, schedule: scheduleOf(variant, state) }
  const seats = forcedAssignments(plan)
  const onScreen = (isIt: (seat: ForcedAssignment) => boolean) =>
    distinct(seats.filter(isIt).map(({ personId, group }) => `${personId} ${group.key}`))
  const byRules = (...rules: readonly string[]) =>
    distinct(
      matches
        .filter(({ constraint }) => rules.includes(constraint))
        .flatMap(({ people, topic, group }) => people.map((id) => `${id} ${topic}|${group}`)),
    )
  const unwanted = byRules('notWanted', 'avoidNonPreferredTopicAssignments')
  const away = byRules('unavailable')
  const maybe = byRules('avoidMaybeAvailability')
  return {
    onScreen: {
      unwanted: onScreen(({ reasons }) => reasons.includes('notInterested')),
      away: onScreen(({ reasons }) => reasons.some((reason) => reason !== 'notInterested')),
      maybe: onScreen(({ isMaybe }) => isMaybe),
    },
    byRules: {
      unwanted,
      away: distinct([...away, ...maybe]),
      maybe: maybe.filter((seat) => !away.includes(seat) && !unwanted.includes(seat)),
    },
  }
}

test.each(WITH_GROUPS)(
  `SCHED-6, SCHED-20: what screens find with each edit, without a connection too, is what the explainer finds (%s, seed ${SEED})`,
  (variantId) => {
    let [forced, open] = [0, 0]
    for (let n = 0; n < EVENTS; n++) {
      const { variant, state } = changedEvent(variantId, chanceOf(SEED + n))
      const schedule = scheduleOf(variant, state)
      const explainer = explainerOf(snapshotOf(variant, state))
      if (explainer.kind === 'pairs') throw new Error('The event is of groups.')
      const { onScreen, byRules } = conflictsOf(variant, state, explainer.evaluation())
      expect(onScreen, `event ${n}`).toEqual(byRules)
      forced += onScreen.away.length
      const isBySession = schedule.layout === 'sessions'
      const asked = isBySession ? schedule.sessions.map((one) => [one]) : [schedule.sessions]
      for (const id of PEOPLE)
        for (const sessions of asked) {
          const place = explainer.place(id, isBySession ? (sessions[0]?.id ?? 1) - 1 : null)
          if (place?.status !== 'open') continue
          const fits = place.better.filter(
            ({ obstacles, cost }) =>
              cost?.leaves.length === 0 && !obstacles.some((code) => NO_OPENING.includes(code)),
          )
          const { openings } = openingsIn({ variant, state, schedule }, sessions, id)
          const [running, vacant] = [true, false].map((isRunning) =>
            openings.filter(
              ({ group }) => [...group.members.values()].some(({ length }) => length > 0) === isRunning,
            ),
          )
          expect(distinct((running ?? []).map(({ group }) => group.topic.id)), `event ${n}, ${id}`).toEqual(
            distinct(fits.map(({ topic }) => topic)),
          )
          // A group that has a time and nobody in it can be joined; to the explainer it does not run yet.
          const known = explainer.vacant.map(({ topic, group }) => `${topic}|${group}`)
          for (const { group } of vacant ?? []) expect(known).toContain(group.key)
          open += openings.length
        }
    }
    expect(Math.min(forced, open)).toBeGreaterThan(0)
  },
)

/** An event of pairs after a random life: people have left, meetings were taken back, held, confirmed. */
function plannedPairs(
  variantId: VariantId,
  { pick, isIt }: Chance,
): { event: EventBuilder; plan: StoredPlan } {
  const event = new EventBuilder(variantId, {
    numSessions: pick([1, 2, 3]),
    considerContactPreferences: true,
  })
  const { variant, state } = event
  const wishes = (userId: string, share: number) => {
    for (const topicId of PEOPLE) if (topicId !== userId && isIt(share)) event.wish(userId, topicId, 'Yes')
  }
  for (const id of PEOPLE) event.owner(id, {}, { numMeetingRequests: pick([0, 1, 2, 2]) })
  for (const id of PEOPLE) wishes(id, 0.4)
  for (const topicId of PEOPLE)
    if (topicId !== ME && isIt(0.2)) event.set('contactPreferences', { userId: ME, topicId }, 'No')
  if (isIt(0.3)) event.meeting(ME, pick(PEOPLE.slice(1)), pick(['past', 'committed']))
  const problem = compileProblem(variant, state, { keepPreviousPlan: false })
  if (problem.kind !== 'pairs') throw new Error('The event is of pairs.')
  const result = solve(problem, { seed: 1, iterations: 60 })
  for (const [a, b, session] of result.meetings)
    if (!state.meetings.has(pairKey(a, b)))
      event.meeting(a, b, 'reserved', { sessionId: session === null ? null : session + 1 })
  // Some wishes are of later than the plan, and some people have left since.
  wishes(ME, 0.2)
  const other = pick(PEOPLE.slice(1))
  if (isIt(0.3)) {
    const cancelledBy = pick([ME, other, 'organiser'])
    event.meeting(ME, other, 'cancelled', { cancelledBy, wishedBy: [] })
    if (isIt(0.8)) event.wish(ME, other, 'Yes')
  }
  const gone = pick(PEOPLE.slice(1))
  if (isIt(0.2))
    event.person(gone, pick([{ enableAccount: false }, { isArchived: true }, { isWaiting: true }]))
  if (isIt(0.3)) event.person(ME, { numMeetingRequests: pick([0, 1, 2]) })
  return { event, plan: { endedAt: 1, problem: isIt(0.9) ? problem : undefined, result } }
}

/** What a person may read of a wish of theirs, by what organisers read of it. */
const SAME_OF_WISHES: Readonly<Record<WishReason, readonly WishReason[]>> = {
  past: [],
  // That the meeting is wished anew by who took it back is not theirs to know.
  calledOff: ['calledOff'],
  refused: ['ownRefusal'],
  ownCapacity: ['ownCapacity'],
  notMutual: ['calledOff', 'ownCapacity', 'notPossible', 'open'],
  otherCapacity: ['calledOff', 'notPossible', 'open'],
  noCommonSession: ['calledOff', 'notPossible', 'open'],
  outweighed: ['calledOff', 'notPossible'],
  open: ['calledOff', 'notPossible', 'open'],
  ownRefusal: [],
  notPossible: [],
}

test.each(OF_PAIRS)(
  `MEET-19, MEET-20: organisers and the person read the same of the same wish, as far as both may know (%s, seed ${SEED})`,
  async (variantId) => {
    const told = new Map<string, number>()
    for (let n = 0; n < EVENTS; n++) {
      const { event, plan } = plannedPairs(variantId, chanceOf(SEED + n))
      const { variant, state } = event
      const viewer = { role: 'participant', personId: ME } as const
      const all = reasonsNow(variant, state, plan).filter(
        ({ from, reason }) => from === ME && reason !== 'past',
      )
      const own = planReportFor(variant, visiblePlace(variant, state, viewer), viewer, plan)
      const reasons = own?.reasons ?? []
      expect(reasons.map(({ to }) => to).toSorted()).toEqual(all.map(({ to }) => to).toSorted())
      for (const { to, reason } of reasons) {
        const organisers = all.find((each) => each.to === to)?.reason ?? 'past'
        expect(SAME_OF_WISHES[organisers], `${n}: ${to} ${organisers}`).toContain(reason)
        if (reason === 'ownCapacity') expect(['ownCapacity', 'notMutual']).toContain(organisers)
        told.set(reason, (told.get(reason) ?? 0) + 1)
      }
    }
    expect([...told.keys()]).toEqual(
      expect.arrayContaining(['ownCapacity', 'ownRefusal', 'notPossible', 'open', 'calledOff']),
    )
  },
)
