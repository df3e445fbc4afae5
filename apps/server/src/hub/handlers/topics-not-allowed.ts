import type { Refusal } from '@planner/protocol'
import { refuse } from '../../gate/refusal.ts'

export const topicsNotAllowed = (): Refusal =>
  refuse(403, 'topicsNotAllowed', 'Participants may not add topics to this event.')
