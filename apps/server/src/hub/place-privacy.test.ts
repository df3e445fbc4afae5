import {
  can,
  type EventState,
  NO_MEMORY,
  PREFERENCE_SCALES,
  scheduleLayout,
  VARIANTS,
  type VariantId,
  variantOf,
} from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { compileProblem } from '../planning/compile/compile-problem.ts'
import { insightHere } from '../planning/testing/asked-event.ts'
import { visiblePlace } from '../readers/visibility.ts'
import { seededRandom } from '../seeded-random.ts'
import { howMany, SEED } from '../testing/chance.ts'
import { ExplainPlace } from './handlers/plan-questions.ts'

const EVENTS = howMany({ gate: 30, soak: 1000 })
const PEOPLE = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay']
const ME = 'ann'

/**
 * What is nobody's business but of its author and the organisers: each changes one such fact and nothing of
 * the plan in force.
 */
const HIDDEN: Record<string, (event: EventBuilder, pick: <T>(list: readonly T[]) => T) => void> = {
  "somebody's choice": (event, pick) => {
    const other = pick(PEOPLE.slice(1))
    event.wish(other, pick(PEOPLE.filter((id) => id !== other)), pick(choicesOf(event)))
  },
  'a No against me': (event, pick) => {
    event.set('contactPreferences', { userId: pick(PEOPLE.slice(1)), topicId: ME }, 'No')
  },
  'a rating of me': (event, pick) => {
    event.set('contactPreferences', { userId: pick(PEOPLE.slice(1)), topicId: ME }, pick(['1', '10']))
  },
  'a No of two others': (event) => {
    event.set('contactPreferences', { userId: 'bob', topicId: 'cid' }, 'No')
  },
  "somebody's hours": (event, pick) => {
    const userId = pick(PEOPLE.slice(1))
    event.set('availabilities', { userId, sessionId: 1 }, false).hours(userId, [18, 19, 20], true)
  },
  'how many groups somebody wants': (event, pick) => {
    const id = pick(PEOPLE.slice(1))
    const person = event.state.persons.get(id)
    if (person) event.state.persons.set(id, { ...person, numUserSessions: 1, numMeetingRequests: 4 })
  },
  'somebody archived, in a group and with a topic': (event) => {
    event.owner('gus', {}, { isArchived: true, name: 'gus' })
    for (const id of ['bob', 'eve']) event.assign('gus', id).wish('gus', id, 'Yes')
    event.assign('gus', 'gus').start('gus', 0, 0)
    for (const id of PEOPLE) event.wish(id, 'gus', 'Yes')
  },
  'somebody who waits for approval': (event) => {
    event.owner('hal', {}, { isWaiting: true, name: 'hal' }).wish('hal', ME, 'Yes').wish(ME, 'hal', 'Yes')
  },
  'what somebody lacked in former events, and whom I met there': (event, pick) => {
    const other = pick(PEOPLE.slice(1))
    const memory = {
      [ME]: { formerGroups: [3] },
      [other]: { formerGroups: [3], wentShort: 80, meetingsWithout: 4 },
    }
    for (const [id, remembered] of Object.entries(memory)) {
      const person = event.state.persons.get(id)
      if (person) event.state.persons.set(id, { ...person, ...remembered })
    }
  },
  'what organisers weigh': (event) => {
    event
      .setting('parameters|preferenceWeights|yes', 77)
      .setting('parameters|softRules|fairness', 99)
      .setting('parameters|rules|personMustBeInOwnTopicIfTopicIsActive', false)
      .setting('parameters|options|noIsHardConstraint', 'Soft')
  },
}

function choicesOf({ variant }: EventBuilder): readonly string[] {
  return PREFERENCE_SCALES[variant.preferenceScale].choices
}

/** A random event with a plan in force, the same for the same seed. */
function randomEvent(variantId: VariantId, seed: number): EventBuilder {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const isIt = () => random() < 0.5
  const event = new EventBuilder(variantId, { numSessions: 2, considerContactPreferences: isIt() })
  for (const id of PEOPLE)
    event.owner(
      id,
      { disabled: random() < 0.1 },
      { numUserSessions: pick([null, 1, 2]), numMeetingRequests: 2 },
    )
  for (const userId of PEOPLE)
    for (const topicId of PEOPLE)
      if (topicId !== userId && isIt()) event.wish(userId, topicId, pick(choicesOf(event)))
  for (const userId of PEOPLE) {
    if (random() < 0.2) event.set('availabilities', { userId, sessionId: pick([1, 2]) }, false)
    event.hours(userId, [18, 19, 20, 40].filter(isIt), true)
    if (random() < 0.3) event.set('contactPreferences', { userId, topicId: pick(PEOPLE) }, pick(['No', '7']))
  }
  event
    .setting('parameters|ui|showPreferenceMatrixToUsers', isIt())
    .setting('parameters|ui|showScheduleTabToUsers', random() < 0.7)
    .setting('parameters|groups|maxGroupSize', pick([2, 3, 6]))
  if (can(event.variant, 'pairs')) {
    const [a, b, c, d] = [...PEOPLE].sort(() => random() - 0.5) as [string, string, string, string]
    event
      .setting('parameters|ui|hideOneSidedWishes', isIt())
      .meeting(a, b, 'reserved')
      .meeting(c, d, 'committed')
    return event
  }
  const layout = scheduleLayout(event.variant, event.state)
  for (const topicId of PEOPLE.filter(isIt)) {
    const session = layout === 'sessions' ? pick([1, 2]) : 1
    event.start(
      topicId,
      layout === 'sessions' ? 0 : 1,
      layout === 'sessions' ? session - 1 : pick([18, 19, 40]),
    )
    for (const userId of PEOPLE) if (random() < 0.4) event.assign(userId, topicId, session)
  }
  return event
}

/** Everything that a participant can ask, as the bytes of the answers. */
async function answersTo(personId: string, { variant, state }: EventBuilder): Promise<string[]> {
  const room = {
    eventId: 'event',
    variant,
    state,
    revision: 1,
    storedPerson: (id: string) => state.persons.get(id),
  }
  const planRuns = { latestDone: async () => lastRun(variant.id, state) }
  const context = { storage: { planRuns }, insight: insightHere() }
  const authority = { ok: true, room, viewer: { role: 'participant', personId } }
  const answers = [null, 1, 2, 3].map((sessionId) =>
    ExplainPlace(context as never, {} as never, { key: '', userId: personId, sessionId }, authority as never),
  )
  return (await Promise.all(answers)).map((answer) => JSON.stringify(answer))
}

/** The run that has made the plan in force, of what was entered by then. */
function lastRun(id: VariantId, state: EventState) {
  const problem = compileProblem(variantOf(id), state, { keepPreviousPlan: false })
  const meetings = [...state.meetings.values()].map(({ people, sessionId }) => [
    ...people,
    sessionId && sessionId - 1,
  ])
  const best = JSON.stringify({ kind: 'pairs', score: [0, 0, 0], bound: null, changes: null, meetings })
  return { endedAt: 1, week: 1, best, problem: JSON.stringify(problem) }
}

test.each(VARIANTS.map(({ id }) => id))(
  `WHY-4, PRIV-23: cards of events that differ in one hidden fact are the same, byte for byte (%s, seed ${SEED})`,
  async (variantId) => {
    const told = new Set<string>()
    let better = 0
    for (let n = 0; n < EVENTS; n++) {
      const seed = SEED + n
      const plain = await answersTo(ME, randomEvent(variantId, seed))
      for (const [what, change] of Object.entries(HIDDEN)) {
        const event = randomEvent(variantId, seed)
        const random = seededRandom(seed + 1)
        change(event, (list) => list[Math.floor(random() * list.length)] as never)
        expect([seed, what, await answersTo(ME, event)]).toEqual([seed, what, plain])
      }
      for (const answer of plain) {
        for (const [, reason = ''] of answer.matchAll(/"reason":"(\w+)"/g)) told.add(reason)
        better += [...answer.matchAll(/"rank"|"met"/g)].length
      }
    }
    // The cards do tell something.
    expect(better).toBeGreaterThan(EVENTS / 4)
    expect(told).toContain('notPossible')
  },
)

test('WHY-4, EVENT-41: cards for a participant are made of an event that remembers nothing of others', () => {
  const memory = { wentShort: 80, formerGroups: [3], meetingsWithout: 4 }
  const { variant, state } = new EventBuilder('planner').person('ann', memory).person('bob', memory)
  const { persons } = visiblePlace(variant, state, { role: 'participant', personId: 'ann' })
  expect(persons.get('bob')).toMatchObject(NO_MEMORY)
})

test('WHY-4: no card tells a participant what anybody else has chosen, refused or can do', async () => {
  const event = new EventBuilder('planner', { numSessions: 1, considerContactPreferences: true })
  for (const id of ['ann', 'bob', 'cid']) event.owner(id)
  event.wish('ann', 'bob', '#1 Yes!').wish('ann', 'cid', 'Yes')
  event.start('bob', 0, 0).assign('bob', 'bob').assign('cid', 'bob').start('cid', 0, 0).assign('ann', 'cid')
  const [card] = (await answersTo('ann', event)).slice(1)
  event.set('contactPreferences', { userId: 'cid', topicId: 'ann' }, 'No')
  expect((await answersTo('ann', event)).slice(1)[0]).toBe(card)
  expect(JSON.parse(card ?? '').card).toMatchObject({
    groups: [{ topicId: 'cid', rank: 2 }],
    possible: 2,
    better: [{ topicId: 'bob', reason: 'notPossible', cost: null }],
  })
  event.set('contactPreferences', { userId: 'ann', topicId: 'cid' }, 'No')
  expect((await answersTo('ann', event)).slice(1)[0]).toContain('"ownRefusal"')
})
