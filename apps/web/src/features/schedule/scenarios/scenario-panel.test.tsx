import { EventBuilder } from '@planner/domain/testing'
import type { Scenario, WireScenarioSet } from '@planner/protocol'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Rest } from '../../../lib/live/invoke.ts'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { ScenarioPanel } from './scenario-panel.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // What jsdom lacks.
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const size = 'parameters|groups|maxGroupSize'
const DONE: Scenario = {
  id: 'one',
  name: 'Larger',
  settings: { [size]: 12 },
  absences: [],
  status: 'done',
  reason: null,
  isCutShort: false,
  isBest: false,
  broken: 0,
  value: { satisfaction: 0.5, without: 0 },
}
const setOf = (...scenarios: Scenario[]): WireScenarioSet => ({
  id: 'set',
  createdAt: 0,
  seconds: 10,
  isDataChanged: false,
  inForce: null,
  scenarios,
  author: { kind: 'adminLink', personId: '', name: '' },
})

function show(answer: { bench: WireScenarioSet | null }) {
  let tell = () => {}
  const subscribe = (listener: () => void) => {
    tell = listener
    return () => {}
  }
  const commands = {
    readAll: vi.fn(async () => ({ ok: true as const, ...answer })),
    read: vi.fn(async () => ({
      ok: true as const,
      plan: { groups: [], meetings: [] },
      shown: 'as shown',
      settings: [{ path: size, from: 5, to: 12 }],
    })),
    plan: vi.fn(async (_order: Rest<'PlanScenarios'>) => ({ ok: true as const })),
    adopt: vi.fn(async (_adopted: Rest<'AdoptScenario'>) => ({ ok: true as const })),
  }
  const event = new EventBuilder('planner', { numSessions: 2 }).owner('tea', { name: 'Tea' }).people('ann')
  showScreen(event, ADMIN, <ScenarioPanel />, {
    commands: { scenarios: { subscribe } as LiveEvent['scenarios'] },
    answers: {
      ReadScenarios: commands.readAll,
      ReadScenario: commands.read,
      PlanScenarios: commands.plan,
      AdoptScenario: commands.adopt,
    },
  })
  return { ...commands, changed: () => act(() => tell()) }
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0))
const open = async () => {
  await settle()
  fireEvent.click(screen.getByText('scenarios.title'))
}

test('SCENARIO-1, SCENARIO-8: scenarios are put together from settings and what is missing, and none with a value that a setting does not take is sent', async () => {
  const { plan } = show({ bench: null })
  await open()
  fireEvent.click(screen.getByText('scenarios.ask.else'))
  const [setting, absence] = [
    screen.getAllByLabelText('scenarios.settingOf'),
    screen.getAllByLabelText('scenarios.absenceOf'),
  ]
  fireEvent.change(setting[0] as Element, { target: { value: size } })
  fireEvent.change(setting[1] as Element, { target: { value: 'numSessions' } })
  fireEvent.change(absence[1] as Element, {
    target: { value: JSON.stringify({ kind: 'session', sessionId: 2 }) },
  })
  const button = screen.getByText('scenarios.plan').closest('button')
  const field = screen.getByLabelText(`settings.name.${size}`)
  fireEvent.change(field, { target: { value: '5000' } })
  expect(button?.disabled).toBe(true)
  fireEvent.change(field, { target: { value: '12' } })
  fireEvent.click(button as Element)
  await settle()
  expect(plan).toHaveBeenCalledWith({
    seconds: 10,
    scenarios: [
      { name: 'scenarios.number', settings: { [size]: 12 }, absences: [] },
      {
        name: 'scenarios.number',
        settings: { numSessions: 2 },
        absences: [{ kind: 'session', sessionId: 2 }],
      },
    ],
  })
})

test('SCENARIO-59: each common question leads to one small draft that is filled in, and is asked only where it makes sense', async () => {
  const { plan } = show({ bench: null })
  await open()
  // Without rooms nobody asks for one.
  expect(screen.queryByText('scenarios.ask.room')).toBeNull()
  expect(screen.queryByText('scenarios.plan')).toBeNull()
  const ordered = () => plan.mock.lastCall?.[0]
  fireEvent.click(screen.getByText('scenarios.ask.groups'))
  fireEvent.click(screen.getByText('scenarios.try'))
  await settle()
  const groups = { name: 'scenarios.name.groups', settings: { [size]: 6 }, absences: [] }
  expect(ordered()).toEqual({ seconds: 10, scenarios: [groups] })
  fireEvent.click(screen.getByText('scenarios.ask.session'))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '5' } })
  fireEvent.click(screen.getByText('scenarios.try'))
  await settle()
  const session = { name: 'scenarios.name.sessions', settings: { numSessions: 5 }, absences: [] }
  expect(ordered()).toEqual({ seconds: 10, scenarios: [session] })
  fireEvent.click(screen.getByText('scenarios.ask.person'))
  expect(screen.getByText('scenarios.try').closest('button')?.disabled).toBe(true)
  const ann = { kind: 'person' as const, personId: 'ann' }
  fireEvent.change(screen.getByLabelText('scenarios.who.person'), { target: { value: JSON.stringify(ann) } })
  fireEvent.click(screen.getByText('scenarios.try'))
  await settle()
  const person = { name: 'scenarios.without', settings: {}, absences: [ann] }
  expect(ordered()).toEqual({ seconds: 10, scenarios: [person] })
})

test('SCENARIO-3, SCENARIO-6: another organiser’s screen fills, and whoever adopts reads the settings first', async () => {
  const answer: { bench: WireScenarioSet | null } = { bench: setOf({ ...DONE, status: 'running' }) }
  const { readAll, adopt, changed } = show(answer)
  await open()
  expect(screen.getByText('scenarios.running')).toBeTruthy()
  expect(screen.queryByLabelText('scenarios.openOf')).toBeNull()
  readAll.mockResolvedValue({ ok: true, bench: setOf(DONE) })
  changed()
  await settle()
  // They are in view: nothing stays that says so.
  expect(screen.queryByText('scenarios.ready')).toBeNull()
  fireEvent.click(screen.getByLabelText('scenarios.openOf'))
  fireEvent.click(screen.getByText('versions.restore'))
  expect(screen.getByText('scenarios.adoptSettings')).toBeTruthy()
  expect(adopt).not.toHaveBeenCalled()
  fireEvent.click(screen.getAllByText('versions.restore').at(-1) as Element)
  await settle()
  expect(adopt).toHaveBeenCalledWith({ scenarioId: 'one', shown: 'as shown' })
})

test('PLAN-38: scenarios that wait for others say for how long at the latest, until they go on', async () => {
  const waiting = (waitSeconds: number | null) => ({
    ...setOf({ ...DONE, status: 'waiting' }),
    waitSeconds,
  })
  const { readAll, changed } = show({ bench: waiting(20) })
  await settle()
  expect(screen.getByText('planning.turn.seconds')).toBeTruthy()
  for (const [seconds, text] of [
    [60, 'planning.turn.minute'],
    [600, 'planning.turn.minutes'],
    [3600, 'planning.turn.hour'],
  ] as const) {
    readAll.mockResolvedValue({ ok: true, bench: waiting(seconds) })
    changed()
    await settle()
    expect(screen.getByText(text)).toBeTruthy()
  }
  readAll.mockResolvedValue({ ok: true, bench: waiting(null) })
  changed()
  await settle()
  expect(screen.queryByText(/^planning\.turn/)).toBeNull()
})

test('SCENARIO-3, SCENARIO-7: folded scenarios are told to be ready until they are opened; those that were interrupted are planned again as they were', async () => {
  const left = { kind: 'person' as const, personId: 'gone' }
  const cut: Scenario = { ...DONE, absences: [left], status: 'interrupted' }
  const { readAll, plan, changed } = show({ bench: setOf({ ...DONE, status: 'running' }) })
  await settle()
  expect(screen.getByText('scenarios.running')).toBeTruthy()
  readAll.mockResolvedValue({ ok: true, bench: setOf(cut) })
  changed()
  await settle()
  expect(screen.getByText('scenarios.ready')).toBeTruthy()
  await open()
  expect(screen.queryByText('scenarios.ready')).toBeNull()
  expect(screen.getByText(/scenarios\.status\.interrupted/)).toBeTruthy()
  expect(screen.getByText('scenarios.interrupted')).toBeTruthy()
  fireEvent.click(screen.getByText('scenarios.planAgain'))
  await settle()
  const same = { name: 'Larger', settings: { [size]: 12 }, absences: [] }
  expect(plan).toHaveBeenCalledWith({ seconds: 10, scenarios: [same] })
})

test('SCENARIO-6: of a scenario whose plan is of a week that is over it is said why it does not open', async () => {
  const { read, changed } = show({ bench: setOf(DONE) })
  await open()
  expect(screen.getByLabelText('scenarios.openOf')).toBeTruthy()
  expect(screen.queryByText('refusal.scenarioUnknown')).toBeNull()
  const refused = { ok: false, status: 409, message: '', reason: 'scenarioUnknown' } as never
  read.mockResolvedValue(refused)
  changed()
  await settle()
  expect(screen.queryByLabelText('scenarios.openOf')).toBeNull()
  expect(screen.getByText('refusal.scenarioUnknown')).toBeTruthy()
})
