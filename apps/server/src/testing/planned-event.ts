import type { Ack, EventData } from '@planner/protocol'
import { expect } from 'vitest'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from './test-event.ts'
import type { TestServer } from './test-server.ts'

const settings = { 'parameters|groups|solverTimeLimit': 5, 'parameters|groups|minGroupSize': 1 }

type Listed = Extract<Ack<'ListPlans'>, { ok: true }>

export async function list({ admin, adminKey }: TestEvent): Promise<Listed> {
  const ack = await admin.invoke('ListPlans', { adminKey })
  if (!ack.ok) throw new Error(`The versions were refused: ${ack.message}`)
  return ack
}

export async function plan({ admin, adminKey }: TestEvent, keepPreviousPlan = false): Promise<void> {
  admin.forget()
  expect(await admin.invoke('PlanEvent', { adminKey, keepPreviousPlan })).toMatchObject({ ok: true })
  const planned = await admin.next('ReceivePlan')
  if ('error' in planned) throw new Error(`There is no plan: ${planned.error}`)
}

export const change = (
  { admin, adminKey }: TestEvent,
  name: 'RestorePlan' | 'PublishPlan' | 'DiscardPlan',
  planId: string | null | undefined,
) => admin.invoke(name, { adminKey, planId: planId ?? 'none' })

/** Person, session, topic and group of everybody who is placed. */
export function places(data: Pick<EventData, 'persons'>): string[] {
  return data.persons
    .flatMap(({ id, assignments }) =>
      Object.entries(assignments).flatMap(([key, { value }]) => (value === true ? [`${id} ${key}`] : [])),
    )
    .sort()
}

export const wish = (from: Participant, topicId: string, value: string) =>
  from.client.invoke(
    'SendSharedValue',
    sharedValue({ personal: from.key }, { tableName: 'preferences', userId: from.id, topicId, value }),
  )

/** Two people with a topic each, and one who wants both. */
export async function twoTopics(server: TestServer, more: object = {}) {
  const event = await registerTestEvent(server.url, 'planner', { settings: { ...settings, ...more } })
  const ann = await event.register('Ann', { newTopic: 'Gardens' })
  const bob = await event.register('Bob', { newTopic: 'Bees' })
  const cid = await event.register('Cid')
  await wish(cid, ann.id, '#1 Yes!')
  await wish(cid, bob.id, 'Yes')
  return { event, ann, bob, cid }
}
