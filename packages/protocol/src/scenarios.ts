import { z } from 'zod'
import { auditActor } from './entities.ts'
import { MAX_SCENARIO_NAME } from './message-limits.ts'
import { id, line, settingValue } from './values.ts'

/** What a scenario leaves out of the event: a person with the topics they have entered, a room, a session. */
export const absence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), personId: id }),
  z.object({ kind: z.literal('room'), name: line.min(1) }),
  z.object({ kind: z.literal('session'), sessionId: z.number().int().min(1) }),
])

/** A setting, or a field of the event by its name. */
export const changedSetting = z.object({ path: z.string(), from: settingValue, to: settingValue })

/** Settings that are others than those in force, and what is missing; SCENARIO-1. */
export const newScenario = z.object({
  name: z.string().trim().min(1).max(MAX_SCENARIO_NAME),
  /** By path; fields of the event that planning reads by their name (SCENARIO-8). */
  settings: z.record(z.string().max(100), settingValue).default({}),
  absences: z.array(absence).max(10).default([]),
})

/** What a plan is worth by the choices, people and settings of today. */
const planValue = z.object({
  /** The mean satisfaction of those who count, 0..1; REPORT-60. */
  satisfaction: z.number(),
  /** People without any group or meeting. */
  without: z.number(),
})

const scenario = newScenario.extend({
  id: z.string(),
  /** `stopped` before its turn, `interrupted` by the server's end; `done` also when stopped early. */
  status: z.enum(['waiting', 'running', 'done', 'failed', 'stopped', 'interrupted']),
  /** Why it failed; null otherwise. */
  reason: z.string().nullable(),
  /** Whether the planner was told to end before it had come to its end. */
  isCutShort: z.boolean(),
  /** Whether no plan of this scenario can be better; only by its own settings. */
  isBest: z.boolean(),
  /** How many times the plan breaks a rule, by its own settings; null without a plan. */
  broken: z.number().nullable(),
  value: planValue.nullable(),
})

/** Scenarios that are planned on the same data, for admins; SCENARIO-3. */
export const wireScenarioSet = z.object({
  id: z.string(),
  createdAt: z.number(),
  author: auditActor,
  /** Of each. */
  seconds: z.number(),
  /** Whether people, choices or settings have changed since; null where that could not be found in time. */
  isDataChanged: z.boolean().nullable(),
  scenarios: z.array(scenario),
  /** In how many seconds a scenario that waits for others goes on at the latest. Older servers lack it. */
  waitSeconds: z.number().nullish(),
  /** The plan in force by the settings in force; null without a plan, and where time has run out. */
  inForce: planValue.extend({ broken: z.number() }).nullable(),
})

export type ChangedSetting = z.infer<typeof changedSetting>
export type Absence = z.infer<typeof absence>
export type NewScenario = z.infer<typeof newScenario>
export type Scenario = z.infer<typeof scenario>
export type WireScenarioSet = z.infer<typeof wireScenarioSet>
