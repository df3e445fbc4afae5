import type { AuditAction } from '@planner/domain'
import { INVOCATIONS, type InvocationName, type Invocations } from '@planner/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StartSolver } from '../planning/queue/search-processes.ts'
import { solveHere } from '../planning/testing/searches.ts'
import { startSolver } from '../planning/threads/solver-child.ts'
import { ASSIGNED, type AuditActs, auditActs } from '../testing/audit-acts.ts'
import { eventForm, userForm } from '../testing/forms.ts'
import { openSession } from '../testing/open-session.ts'
import { TestClient } from '../testing/test-client.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let event: TestEvent
let ann: Participant
let bob: Participant
let act: AuditActs
/** Runs of groups are stopped here, so they have a process. */
const startSearch: StartSolver = (...search) =>
  event.variant.id === '1on1' ? solveHere(...search) : startSolver(...search)
beforeAll(async () => {
  server = await testServer({}, { searches: { startSolver: startSearch } })
})
afterAll(() => server.remove())
beforeEach(async () => {
  event = await registerTestEvent(server.url, 'planner', { considerContactPreferences: true })
  ann = await event.register('Ann', { newTopic: 'Gardens' })
  bob = await event.register('Bob', { newTopic: 'Tea' })
  act = auditActs(event, { ann, bob })
})
afterEach(() => event.close())

type Try = () => Promise<unknown>
/** One way to cause every action that an invocation is said to leave; a new one does not compile without it. */
const CAUSES: {
  [N in InvocationName]: Invocations[N]['audited'] extends readonly (infer A extends AuditAction)[]
    ? Record<A, Try>
    : Try
} = {
  JoinEventHub2: () => event.admin.invoke('JoinEventHub2', { urlKey: event.adminKey }),
  SendMessage: () => event.admin.invoke('SendMessage', { message: 'hello' }),
  SyncTimestamp: () => event.admin.invoke('SyncTimestamp', { myReceiveAndSendTimestamp: 1 }),
  ReadAudit: () => act.entries(),
  CheckPlan: () => event.admin.invoke('CheckPlan', { adminKey: event.adminKey }),
  ReadPlanDrift: () => event.admin.invoke('ReadPlanDrift', { adminKey: event.adminKey }),
  ReadPlanReport: () => event.admin.invoke('ReadPlanReport', { key: event.adminKey }),
  ExplainPlace: () => event.admin.invoke('ExplainPlace', { key: event.adminKey, userId: ann.id }),
  PriceMoves: () =>
    event.admin.invoke('PriceMoves', { adminKey: event.adminKey, personId: ann.id, from: null }),
  ReadReport: () => event.admin.invoke('ReadReport', { key: event.adminKey }),
  ListReadyPlans: () => event.admin.invoke('ListReadyPlans', { adminKey: event.adminKey }),
  ListPlans: () => event.admin.invoke('ListPlans', { adminKey: event.adminKey }),
  ReadPlan: async () => {
    await event.admin.invoke('ReadPlan', { adminKey: event.adminKey, planId: 'none' })
  },
  PlanScenarios: async () => {
    await event.admin.invoke('PlanScenarios', { adminKey: event.adminKey, scenarios: [{ name: 'A' }] })
    await event.admin.invoke('StopScenarios', { adminKey: event.adminKey })
  },
  StopScenarios: async () => {
    await event.admin.invoke('StopScenarios', { adminKey: event.adminKey })
  },
  ReadScenarios: () => event.admin.invoke('ReadScenarios', { adminKey: event.adminKey }),
  ReadScenario: async () => {
    await event.admin.invoke('ReadScenario', { adminKey: event.adminKey, scenarioId: 'none' })
  },
  ListSessions: () => event.admin.invoke('ListSessions', { adminKey: event.adminKey }),
  RemoveEvent: async () => {
    const other = await registerTestEvent(server.url, 'planner')
    return other.admin.invoke('RemoveEvent', { adminKey: other.adminKey, eventName: eventForm().name ?? '' })
  },
  RegisterEvent: { eventRegistered: async () => {} },
  UpdateEvent: {
    eventChanged: () => {
      const changed = eventForm({ description: 'By the lake', considerContactPreferences: true })
      return event.admin.invoke('UpdateEvent', { adminKey: event.adminKey, event: changed })
    },
    settingChanged: () => {
      const changed = eventForm({ settings: { 'parameters|groups|minGroupSize': 4 } })
      return event.admin.invoke('UpdateEvent', { adminKey: event.adminKey, event: changed })
    },
  },
  RotateKeys: {
    keysReplaced: () => event.admin.invoke('RotateKeys', { adminKey: event.adminKey, rotateShareKey: true }),
  },
  PlanEvent: {
    planStarted: async () => {
      const ack = await act.plan()
      await stopped()
      return ack
    },
  },
  StopPlan: {
    planStopped: async () => {
      await act.plan()
      return stopped()
    },
  },
  SendSharedValue: {
    choicesChanged: () => act.cell({}),
    scheduleChanged: () => act.cell(ASSIGNED),
  },
  EditCells: {
    choicesChanged: () => act.cells({}),
    scheduleChanged: () => act.cells(ASSIGNED),
    placesSwapped: async () => {
      await act.seat(false)
      return act.seat(true)
    },
  },
  SendSharedRangeValue: {
    choicesChanged: () =>
      event.admin.invoke('SendSharedRangeValue', {
        ...sharedValue({ admin: event.adminKey }, { tableName: '', value: 'Yes' }),
        tableName: 'weekDayHourAvailabilities',
        userId: bob.id,
        rangeStartD1: 1,
        rangeStartD2: 9,
        rangeEndD1: 2,
        rangeEndD2: 12,
      }),
  },
  SendSettingValue: { settingChanged: () => act.setting(7) },
  RegisterUser: {
    personRegistered: () =>
      event.admin.invoke('RegisterUser', { user: userForm('Cleo'), key: event.adminKey }),
  },
  UpdateUser: {
    personChanged: () =>
      event.admin.invoke('UpdateUser', {
        user: userForm('Bob', { id: bob.id, profile: 'Pours' }),
        key: event.adminKey,
      }),
  },
  SetEventAdmin: {
    adminGranted: () => act.setAdmin(bob.id, true),
    adminRevoked: async () => {
      await act.setAdmin(bob.id, true)
      return act.setAdmin(bob.id, false)
    },
  },
  ArchiveUser: {
    personArchived: () => act.archiveBob(true),
    personRestored: async () => {
      await act.archiveBob(true)
      return act.archiveBob(false)
    },
  },
  RemoveUser: {
    personErased: () => event.admin.invoke('RemoveUser', { key: event.adminKey, userId: bob.id }),
  },
  ExportUser: {
    exported: () => event.admin.invoke('ExportUser', { key: event.adminKey, userId: bob.id }),
  },
  ApproveUsers: {
    personApproved: async () => {
      const path = 'parameters|ui|approveNewPeople'
      const setting = { eventAdminGuid: event.adminKey, path, value: true, timestamp: Date.now() }
      expect(await event.admin.invoke('SendSettingValue', setting)).toMatchObject({ ok: true })
      const { id } = await event.register('Cleo')
      return event.admin.invoke('ApproveUsers', { adminKey: event.adminKey, userIds: [id] })
    },
  },
  ArchiveUsers: {
    personArchived: () => act.archivePeople(true),
    personRestored: async () => {
      await act.archivePeople(true)
      return act.archivePeople(false)
    },
  },
  RemoveUsers: {
    personErased: () =>
      event.admin.invoke('RemoveUsers', { adminKey: event.adminKey, userIds: [ann.id, bob.id] }),
  },
  AddTopics: {
    imported: () => event.admin.invoke('AddTopics', { adminKey: event.adminKey, topics: [{ name: 'Bees' }] }),
  },
  EndSession: {
    sessionEnded: async () => {
      const { cookie } = await openSession(server.url)
      const page = await new TestClient(server.url, '/api/SessionsPlanner/hub', { cookie }).connected()
      await page.invoke('JoinEventHub2', { urlKey: event.adminKey })
      const { adminKey } = event
      const list = async () => {
        const ack = await event.admin.invoke('ListSessions', { adminKey })
        return ack.ok ? ack.sessions : []
      }
      await expect.poll(list).toHaveLength(1)
      const [session] = await list()
      page.close()
      return event.admin.invoke('EndSession', { adminKey, sessionId: session?.id ?? '' })
    },
  },
  ConfirmMeeting: {
    meetingConfirmed: async () => changeMeeting('ConfirmMeeting', await reservedMeeting()),
  },
  SayInMeeting: async () => {
    await ann.client.invoke('SayInMeeting', { key: ann.key, personIds: [ann.id, bob.id], message: 'Hello' })
  },
  WithdrawMeeting: {
    meetingWithdrawn: async () => changeMeeting('WithdrawMeeting', await reservedMeeting()),
  },
  CancelMeeting: {
    meetingCancelled: async () => {
      const people = await reservedMeeting()
      await changeMeeting('ConfirmMeeting', people)
      return changeMeeting('CancelMeeting', people)
    },
  },
  RestorePlan: {
    planRestored: async () => changePlan('RestorePlan', await plannedMeetings(false)),
    settingChanged: () => undoneScenario({ 'parameters|softRules|fairness': 3 }),
    eventChanged: () => undoneScenario({ numSessions: 2 }),
  },
  PublishPlan: { planPublished: async () => changePlan('PublishPlan', await plannedMeetings(true)) },
  AdoptScenario: {
    scenarioAdopted: () => adoptScenario({}),
    settingChanged: () => adoptScenario({ 'parameters|softRules|fairness': 3 }),
    eventChanged: () => adoptScenario({ numSessions: 2 }),
  },
  DiscardPlan: { planDiscarded: async () => changePlan('DiscardPlan', await plannedMeetings(true)) },
  PlaceLatePeople: {
    latePlaced: async () => {
      await act.setting(5)
      await act.cell({ value: 'Yes' })
      await act.cell({ ...ASSIGNED, userId: ann.id })
      return event.admin.invoke('PlaceLatePeople', { adminKey: event.adminKey })
    },
    lateTakenOut: async () => {
      const people = await reservedMeeting()
      return event.admin.invoke('PlaceLatePeople', { adminKey: event.adminKey, takeOut: [people] })
    },
  },
  CloseWeek: {
    weekClosed: async () => {
      await meetInPairs()
      return event.admin.invoke('CloseWeek', { adminKey: event.adminKey, week: 1 })
    },
  },
  ReplacePersonalLink: {
    personalLinkReplaced: () =>
      event.admin.invoke('ReplacePersonalLink', { key: event.adminKey, userId: bob.id }),
  },
}

/** An address may have few runs, and the next tests make some. */
async function stopped() {
  const ack = await act.stop()
  await event.admin.next('ReceivePlan')
  return ack
}

/** The same people in an event where they meet in pairs. */
async function meetInPairs(): Promise<void> {
  event.close()
  event = await registerTestEvent(server.url, '1on1')
  ann = await event.register('Ann')
  bob = await event.register('Bob')
  act = auditActs(event, { ann, bob })
}

async function reservedMeeting(): Promise<[string, string]> {
  await meetInPairs()
  await act.cell({ value: 'Yes' })
  await act.plan()
  await event.admin.next('ReceivePlan')
  return [ann.id, bob.id]
}

/** The newest version; a draft, where plans wait for review. */
async function plannedMeetings(isReviewed: boolean): Promise<string> {
  await meetInPairs()
  const path = 'parameters|ui|reviewPlansBeforeShowing'
  const setting = { eventAdminGuid: event.adminKey, path, value: isReviewed, timestamp: Date.now() }
  expect(await event.admin.invoke('SendSettingValue', setting)).toMatchObject({ ok: true })
  await act.cell({ value: 'Yes' })
  await act.plan()
  await event.admin.next('ReceivePlan')
  const listed = await event.admin.invoke('ListPlans', { adminKey: event.adminKey })
  return listed.ok ? (listed.plans[0]?.id ?? '') : ''
}

const changePlan = (name: 'RestorePlan' | 'PublishPlan' | 'DiscardPlan', planId: string) =>
  event.admin.invoke(name, { adminKey: event.adminKey, planId })

/** Plans a scenario where people meet in pairs, and puts it into force. */
async function adoptScenario(settings: Record<string, number>) {
  await meetInPairs()
  await act.cell({ value: 'Yes' })
  return adoptHere(settings)
}

async function adoptHere(settings: Record<string, number>) {
  const { admin, adminKey } = event
  await admin.invoke('PlanScenarios', { adminKey, scenarios: [{ name: 'A', settings }] })
  for (;;) {
    admin.forget()
    const read = await admin.invoke('ReadScenarios', { adminKey })
    const planned = read.ok ? read.bench?.scenarios[0] : undefined
    if (planned?.status === 'done') {
      const scenarioId = planned.id
      const shown = await admin.invoke('ReadScenario', { adminKey, scenarioId })
      return admin.invoke('AdoptScenario', { adminKey, scenarioId, shown: shown.ok ? shown.shown : '' })
    }
    await admin.next('ScenariosChanged')
  }
}

/** The plan before, with the settings that the scenario has changed. */
async function undoneScenario(settings: Record<string, number>) {
  await plannedMeetings(false)
  await adoptHere(settings)
  const listed = await event.admin.invoke('ListPlans', { adminKey: event.adminKey })
  return changePlan('RestorePlan', (listed.ok && listed.undoId) || 'none')
}

const changeMeeting = (
  name: 'ConfirmMeeting' | 'WithdrawMeeting' | 'CancelMeeting',
  personIds: [string, string],
) => event.admin.invoke(name, { key: event.adminKey, personIds })

describe('AUDIT-2: every invocation leaves the entries it is said to leave', () => {
  const causes = Object.entries(CAUSES).flatMap(([name, cause]): [string, Try, AuditAction | null][] =>
    typeof cause === 'function'
      ? [[name, cause, null]]
      : Object.entries(cause).map(([action, each]) => [name, each as Try, action as AuditAction]),
  )
  test.each(causes)('%s', async (name, cause, action) => {
    const before = await act.entries()
    const ack = await cause()
    if (ack !== undefined && !Array.isArray(ack)) expect(ack).toMatchObject({ ok: true })
    const after = await act.entries()
    if (action === null) {
      expect(INVOCATIONS[name as InvocationName].audited).toHaveProperty('notAudited')
      expect(after).toEqual(before)
      return
    }
    const found = after.find((entry) => entry.action === action)
    expect(found?.actor).toEqual({ kind: 'adminLink', personId: '', name: '' })
    if (name !== 'RegisterEvent') expect(before).not.toContainEqual(found)
  })
})
