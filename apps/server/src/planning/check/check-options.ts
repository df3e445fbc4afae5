import {
  activeTopics,
  type EventState,
  eventFieldRange,
  settingDefinition,
  settingKeysOf,
  type VariantDescription,
} from '@planner/domain'
import type { CheckOptions } from '@planner/solver'
import { MAX_OF_A_KIND } from './plan-findings.ts'

/** What a check needs beside the problem: the topics with a size of their own, and the event's maxima. */
export function checkOptions(variant: VariantDescription, state: EventState): CheckOptions {
  const hasOwnSizes = variant.topicFields.includes('maxNumberOfParticipants')
  const ownSizes = hasOwnSizes
    ? activeTopics(state).filter(({ maxNumberOfParticipants }) => maxNumberOfParticipants !== null)
    : []
  const mostOf = (key: 'parameters|groups|maxGroupSize' | 'parameters|groups|maxParallelSessions') =>
    settingKeysOf(variant).includes(key) ? settingDefinition(variant, key).max : 0
  const hasGroups = variant.eventFields.includes('numberOfGroupsForTopic')
  return {
    ownSizes: ownSizes.map(({ id }) => id),
    most: {
      maxSize: mostOf('parameters|groups|maxGroupSize'),
      maxParallelSessions: mostOf('parameters|groups|maxParallelSessions'),
      groups: hasGroups ? eventFieldRange(variant, 'numberOfGroupsForTopic').max : 0,
    },
    told: MAX_OF_A_KIND,
  }
}
