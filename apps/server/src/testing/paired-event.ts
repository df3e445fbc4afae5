import { can, PREFERENCE_SCALES, type SettingKey, type VariantId } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { solve } from '@planner/solver'
import pino from 'pino'
import { compileProblem } from '../planning/compile/compile-problem.ts'
import { finishRun } from '../planning/runs/finish-run.ts'
import { roomsOn } from '../planning/testing/runs.ts'
import type { Storage } from '../storage/storage.ts'
import { runWrites } from '../storage/testing/run-writes.ts'
import { eventWrites } from './big-event.ts'

/** Enough that a planner run of groups goes on until it is stopped. */
const PEOPLE = 40
/** Each person and the person so many steps further round the circle have chosen each other. */
const STEPS = [1, 3, 7, 12]

/** Somebody who reads along, and hosts nothing where people do not meet in pairs. */
export const READER = 'reader'
export const idOf = (index: number) => `person${String(index % PEOPLE).padStart(2, '0')}`
export const keyOf = (id: string) => `the-private-key-of-${id}`
export const KEYS = { adminKey: 'the-admin-key-of-the-event', shareKey: 'the-share-key-of-the-event' }

/** The same event for the same variant, with choices of everybody, hours and ratings of each other. */
export function crowdedEvent(variantId: VariantId): EventBuilder {
  const event = new EventBuilder(variantId, {
    numSessions: 3,
    totalSessions: 3,
    isRegistered: true,
    considerContactPreferences: true,
    allowUsersToSeeEachOthersTopicPreferences: true,
  })
  const { choices } = PREFERENCE_SCALES[event.variant.preferenceScale]
  const wanted = choices.filter((choice) => choice !== '' && choice !== 'Host').slice(0, STEPS.length)
  for (let index = 0; index < PEOPLE; index += 1)
    event
      .owner(idOf(index), { name: `Topic ${index}` }, { numUserSessions: 2, numMeetingRequests: 2 })
      .hours(idOf(index), [18, 19, 20, 43, 44], true)
  for (let index = 0; index < PEOPLE; index += 1)
    for (const [at, step] of STEPS.entries())
      for (const other of [index + step, index + PEOPLE - step])
        event.wish(idOf(index), idOf(other), wanted[at % wanted.length] ?? '')
  for (let index = 0; index < PEOPLE; index += 5)
    event.set('contactPreferences', { userId: idOf(index), topicId: idOf(index + 1) }, '7')
  const arePairs = can(event.variant, 'pairs')
  event
    .person(READER, { numUserSessions: 2, numMeetingRequests: 2 })
    .hours(READER, [18, 19, 20, 43, 44], true)
  if (arePairs) event.topic(READER, { ownerId: READER })
  for (const index of [0, 4, 8]) {
    event.wish(READER, idOf(index), wanted[0] ?? '')
    if (arePairs) event.wish(idOf(index), READER, wanted[0] ?? '')
  }
  // Nobody but the reader wants this topic, so the plan leaves the reader a better choice.
  const best = choices.find((choice) => choice === '#1 Yes!') ?? wanted.at(-1) ?? ''
  event.topic('idle', { name: 'Idle' }).wish(READER, 'idle', best)
  event.setting('parameters|groups|minGroupSize', 2)
  if (!arePairs) event.setting('parameters|groups|maxGroupSize', 3)
  else event.setting('parameters|ui|hideOneSidedWishes', true)
  return event
}

/** Stores an event with a plan of a run, always the same for a variant, and settings set since. */
export async function storePlanned(
  storage: Storage,
  event: EventBuilder,
  now: number,
  settings: Partial<Record<SettingKey, boolean>>,
): Promise<void> {
  const { variant, state } = event
  const eventId = state.event.id
  await storage.write(
    eventWrites({
      event: { ...state.event, lastPlannerStartTime: 2 },
      keys: KEYS,
      settings: [...state.settings],
      persons: [...state.persons.values()].map((person) => ({ ...person, privateKey: keyOf(person.id) })),
      topics: [...state.topics.values()],
      cells: [...state.cells.values()],
      meetings: [],
    }),
  )
  const problem = compileProblem(variant, state, { keepPreviousPlan: false })
  const known = { eventId, createdAt: 2, seconds: 1, seed: 1, settings: '{}', week: 1, basis: '' }
  const run = { ...known, id: 'run', author: null, isReplan: false, problem: JSON.stringify(problem) }
  await runWrites(storage).create(run)
  const claimed = await storage.planRuns.claim('owner', now, 1000)
  if (!claimed) throw new Error('The run was not claimed. Maybe another one was stored?')
  const best = JSON.stringify(solve(problem, { seed: 1, iterations: 200 }))
  const rooms = roomsOn(storage)
  const deps = { storage, rooms, now: () => now, newId: () => 'kept', onFinished: () => {} }
  const end = { kind: 'searched', obstacles: [] } as const
  await finishRun({ ...deps, log: pino({ level: 'silent' }) }, claimed, 'owner', best, end)
  await rooms.close()
  const set = Object.entries(settings) as [SettingKey, boolean][]
  await storage.write(
    set.map(([key, value]) => ({ kind: 'putSetting', eventId, key, cell: { value, timestamp: now } })),
  )
}
