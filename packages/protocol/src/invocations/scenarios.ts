import { z } from 'zod'
import { MAX_SCENARIOS, SCENARIO_SECONDS } from '../message-limits.ts'
import { planContent } from '../plan-versions.ts'
import { changedSetting, newScenario, wireScenarioSet } from '../scenarios.ts'
import { id, key } from '../values.ts'
import { BY_ADMIN, BY_ADMIN_BETWEEN_RUNS, type Descriptions, OF_ADMIN, READS } from './description.ts'

/** Plans for an event that differs from the one there is. */
export const SCENARIOS = {
  /** SCENARIO-1. */
  PlanScenarios: {
    sentence:
      'Plans up to four scenarios on the data of now, one after the other: the event with other settings or fields, or without a person, a room or a session. Neither the plan in force nor anything else of the event is changed, and nobody has to wait. They replace the scenarios before.',
    input: z.object({
      adminKey: key,
      seconds: z
        .number()
        .int()
        .min(SCENARIO_SECONDS.min)
        .max(SCENARIO_SECONDS.max)
        .default(SCENARIO_SECONDS.default),
      scenarios: z.array(newScenario).min(1).max(MAX_SCENARIOS),
    }),
    answer: z.object({}),
    refusals: [
      ...OF_ADMIN,
      'plannerRunning',
      'eventNotRegistered',
      'tooFewPeople',
      'invalid',
      'tooManyPlans',
    ],
    ...BY_ADMIN_BETWEEN_RUNS,
    cost: { tokens: 100 },
    saves: false,
    audited: { notAudited: 'it changes nothing' },
  },
  /** SCENARIO-2. */
  StopScenarios: {
    sentence:
      'Ends the planning of scenarios. The one that is being planned keeps its best plan so far, those after it get none.',
    input: z.object({ adminKey: key }),
    answer: z.object({}),
    refusals: [...OF_ADMIN, 'plannerNotRunning'],
    ...BY_ADMIN,
    cost: { tokens: 1 },
    saves: false,
    audited: { notAudited: 'it changes nothing' },
  },
  /** SCENARIO-3. */
  ReadScenarios: {
    sentence:
      'The scenarios that were planned last, with what their plans and the plan in force are worth. Those that the end of a server interrupted say so.',
    input: z.object({ adminKey: key }),
    /** Null before the first. */
    answer: z.object({ bench: wireScenarioSet.nullable() }),
    refusals: OF_ADMIN,
    ...BY_ADMIN,
    cost: { tokens: 10 },
    ...READS,
  },
  /** SCENARIO-5. */
  ReadScenario: {
    sentence: 'The plan of a scenario as it would be in force now, and the settings that go with it.',
    input: z.object({ adminKey: key, scenarioId: id }),
    /** `shown` stands for exactly the plan and the settings that AdoptScenario then puts into force. */
    answer: z.object({
      plan: planContent,
      /** The settings that it would change, from what is in force. */
      settings: z.array(changedSetting),
      shown: z.string(),
    }),
    refusals: [...OF_ADMIN, 'scenarioUnknown'],
    ...BY_ADMIN,
    cost: { tokens: 10 },
    ...READS,
  },
  /** SCENARIO-6. `shown` is from ReadScenario. */
  AdoptScenario: {
    sentence:
      'Puts the plan of a scenario into force as a version, with its settings, in one transaction. Refused where the plan or the settings would not be those that were read.',
    input: z.object({ adminKey: key, scenarioId: id, shown: z.string().max(100) }),
    answer: z.object({}),
    refusals: [...OF_ADMIN, 'plannerRunning', 'scenarioUnknown', 'scenarioChanged', 'notStored'],
    ...BY_ADMIN_BETWEEN_RUNS,
    cost: { tokens: 50 },
    saves: true,
    audited: ['scenarioAdopted', 'settingChanged', 'eventChanged'],
  },
} as const satisfies Descriptions
