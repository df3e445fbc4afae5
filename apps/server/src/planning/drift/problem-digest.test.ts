import { VARIANTS } from '@planner/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { howMany, SEED } from '../../testing/chance.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import { snapshotOf } from '../insight/snapshot.ts'
import {
  driftOf,
  type Edit,
  edits,
  lists,
  older,
  planned,
  READ,
  UNREAD,
  versionOf,
} from '../testing/drift.ts'
import { digestOf, sinceDigests } from './problem-digest.ts'

/**
 * What only confirms the plan: a group that is fixed where it is, somebody who is kept there, a meeting that
 * is committed; and letting go.
 */
const HELD: readonly Edit[] = [
  {
    name: 'fixed',
    make: (event, _i, _o, number) => {
      const starts = [...event.state.cells.values()].filter(
        ({ address, value }) => address.table === 'weekDayHourAssignments' && typeof value === 'number',
      )
      const address = starts[number % Math.max(1, starts.length)]?.address
      if (address) event.set('fixedTopics', address, number < 5)
    },
  },
  {
    name: 'kept',
    make: (event, _i, _o, number) => {
      const places = [...event.state.cells.values()].filter(
        ({ address, value }) => address.table === 'assignments' && value === true,
      )
      const address = places[number % Math.max(1, places.length)]?.address
      if (address) event.set('pins', address, number < 5)
    },
  },
  {
    name: 'committed',
    make: (event, _i, _o, number) => {
      const { meetings } = event.state
      const meeting = [...meetings.values()][number % Math.max(1, meetings.size)]
      if (!meeting) return
      const { people, sessionId, wishedBy, state } = meeting
      if (state === 'reserved') event.meeting(...people, 'committed', { sessionId, wishedBy })
      else if (number > 4) event.meeting(...people, 'cancelled', { sessionId, cancelledBy: 'organiser' })
    },
  },
]

test('PLAN-37: of an older version it is known whether something has changed, as it is of the one in force', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(
      fc.constantFrom(...VARIANTS.map(({ id }) => id)),
      edits(HELD),
      fc.oneof(edits(HELD), edits([...READ, ...UNREAD, ...HELD])),
      (variantId, held, changes) => {
        const { event } = planned(variantId)
        for (const { edit, id, other, number } of held) edit.make(event, id, other, number)
        const version = versionOf(event)
        for (const { edit, id, other, number } of changes) edit.make(event, id, other, number)
        if (snapshotOf(event.variant, event.state).plan.length === 0) return
        // Who asks for fewer meetings than they have committed is given as many by the planner.
        const isTight = [...event.state.persons.values()].some(
          ({ numMeetingRequests }) => numMeetingRequests < 2,
        )
        const { state } = driftOf(event, version)
        if (isTight && event.state.meetings.size > 0) return
        expect(driftOf(event, older(version)).state).toBe(state)
        seen.add(`${event.variant.id} ${state}`)
      },
    ),
    { numRuns: howMany({ gate: 200, soak: 5000 }), seed: SEED },
  )
  expect(seen.size).toBe(2 * VARIANTS.length)
})

test('PLAN-37: of an older version nothing is named but settings that are all that has changed', () => {
  const { event, version } = planned('planner')
  event.setting('parameters|groups|maxGroupSize', 4)
  const settings = [{ key: 'parameters|groups|maxGroupSize', former: expect.any(Number), now: 4 }]
  expect(driftOf(event, older(version))).toMatchObject({ state: 'outOfDate', settings })
  event.wish('ann', 'dan', 'Yes')
  expect(driftOf(event, older(version)).state).toBe('outOfDate')
  expect(lists(driftOf(event, older(version)))).toEqual([])
})

test('PLAN-37: what is not known is not told as changed: a version of a former server, or of one that read less', () => {
  const { event, version } = planned('planner')
  expect(driftOf(event, { ...version, problem: '', basis: '' }).state).toBe('unknown')
  const { digest, ...basis } = JSON.parse(version.basis)
  const without = { ...version, problem: '', basis: JSON.stringify(basis) }
  expect(driftOf(event, without).state).toBe('unknown')
  const read = { ...digest, of: 'another', parts: 'fewer' }
  const former = { ...version, problem: '', basis: JSON.stringify({ ...basis, digest: read }) }
  expect(driftOf(event, former).state).toBe('unknown')
  // In the list of versions one without a digest.
  const problem = compileProblem(event.variant, event.state, { keepPreviousPlan: false })
  expect(sinceDigests(problem, null)(undefined)).toBe('unknown')
  expect(sinceDigests(problem, null)(digestOf(problem, problem))).toBe('same')
})
