import { expect, it } from 'vitest'
import type { Storage } from '../storage.ts'
import type { ScenarioSetToStore } from '../write.ts'
import { newId, samplePerson, storeEvent } from './samples.ts'

const PROBLEM = JSON.stringify({ people: [{ id: 'p1' }, { id: 'p2' }], topics: [] })

/** Two scenarios, the first with a plan. */
function setOf(id: string, best: string | null): ScenarioSetToStore {
  const madeOf = { problem: PROBLEM, basis: '' }
  return {
    id,
    data: '{"author":{"personId":"p1"}}',
    scenarios: [
      { id: `${id}-1`, data: '{"absences":[]}', best, madeOf },
      { id: `${id}-2`, data: '{"absences":["p1"]}', best: null, madeOf },
    ],
  }
}

export function contractOfScenarios(storage: () => Storage): void {
  it('SCENARIO-7: the scenarios of an event are stored as they stand, in the place of those before, and go with it', async () => {
    const eventId = await storeEvent(storage())
    expect(await storage().scenarios(eventId)).toBeUndefined()
    await storage().write([{ kind: 'putScenarioSet', eventId, set: setOf('former', '[1]') }])
    const set = setOf('newer', null)
    await storage().write([{ kind: 'putScenarioSet', eventId, set }])
    await storage().write([{ kind: 'putScenarioSet', eventId, set: setOf('newer', '[2]') }])
    const { data, scenarios } = setOf('newer', '[2]')
    const stored = scenarios.map(({ madeOf: _, ...each }) => each)
    expect(await storage().scenarios(eventId)).toEqual({ id: 'newer', data, scenarios: stored })
    await storage().write([{ kind: 'removeEvent', eventId }])
    expect(await storage().scenarios(eventId)).toBeUndefined()
  })

  it('SCENARIO-7, KEY-20: erased people leave scenarios, what is stored of them later, and what is put into force from them', async () => {
    const eventId = await storeEvent(storage())
    const person = { ...samplePerson('p1'), privateKey: `scenario-key-in-${eventId}` }
    await storage().write([
      { kind: 'putPerson', eventId, person },
      { kind: 'putScenarioSet', eventId, set: setOf('newer', '["p1","p2"]') },
    ])
    await storage().write([{ kind: 'removePerson', eventId, personId: 'p1' }])
    const read = async () => JSON.stringify(await storage().scenarios(eventId))
    expect(await read()).not.toContain('p1')
    // Its planner still has them.
    const later = setOf('newer', '["p1","p2"]')
    await storage().write([{ kind: 'putScenarioSet', eventId, set: later }])
    expect(await read()).not.toContain('p1')
    expect(await read()).toContain('p2')
    const adopted = {
      id: newId('kept'),
      createdAt: 5,
      inForceAt: 5,
      settings: '{}',
      week: 1,
      author: null,
      scenarioId: 'newer-1',
      undoSettings: '[]',
      best: JSON.stringify({
        format: 'plan-kept/2',
        kind: 'kept',
        plan: { groups: [], meetings: [] },
        made: { satisfaction: { p1: 1, p2: 0.5 }, meanSatisfaction: 0.75 },
      }),
    }
    await storage().write([{ kind: 'keepPlan', eventId, plan: adopted }])
    const version = await storage().planRuns.version(eventId, adopted.id)
    expect(version?.undoSettings).toBe('[]')
    expect(JSON.parse(version?.basis ?? '')).toMatchObject({ problem: { people: [{ id: 'p2' }] }, erased: 1 })
    expect(JSON.stringify(version)).not.toContain('"p1"')
    // The mean of when it was made.
    expect((await storage().planRuns.versions(eventId))[0]?.satisfaction).toBe(0.75)
  })
}
