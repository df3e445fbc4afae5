import { avoidMaybeAvailability } from './avoid-maybe-availability.ts'
import { avoidRepeatedTopics } from './avoid-repeated-topics.ts'
import { busy } from './busy.ts'
import type { Constraint } from './constraint.ts'
import { contactNo } from './contact-no.ts'
import { contactPreferences } from './contact-preferences.ts'
import { fairness } from './fairness.ts'
import { fixed } from './fixed.ts'
import { groupCount } from './group-count.ts'
import { hostMissing } from './host-missing.ts'
import { keepPreviousPlan } from './keep-previous-plan.ts'
import { language } from './language.ts'
import { limit } from './limit.ts'
import { avoidNonPreferredTopicAssignments, notWanted } from './not-wanted.ts'
import { oneGroupOnly } from './one-group-only.ts'
import { optimalGroupSize } from './optimal-group-size.ts'
import { parallel } from './parallel.ts'
import { preferNewPersonToPersonContacts } from './prefer-new-contacts.ts'
import { range } from './range.ts'
import { size } from './size.ts'
import { CONSTRAINT_NAMES, type ConstraintName } from './terms.ts'
import { highValueTopicToSelectivePerson, personToHighValueTopic } from './topic-value.ts'
import { unavailable } from './unavailable.ts'
import { assignAllSessionsToAllParticipants, unfilled } from './unfilled.ts'

const BY_NAME: Readonly<Record<ConstraintName, Constraint>> = {
  range,
  busy,
  unavailable,
  size,
  parallel,
  groupCount,
  hostMissing,
  limit,
  notWanted,
  contactNo,
  language,
  oneGroupOnly,
  fixed,
  unfilled,
  personToHighValueTopic,
  highValueTopicToSelectivePerson,
  avoidNonPreferredTopicAssignments,
  assignAllSessionsToAllParticipants,
  optimalGroupSize,
  avoidRepeatedTopics,
  preferNewPersonToPersonContacts,
  contactPreferences,
  fairness,
  avoidMaybeAvailability,
  keepPreviousPlan,
}

/** Every constraint of the groups problem, in this order: MODEL-11 to MODEL-23, MODEL-4, MODEL-26 to MODEL-36. */
export const CONSTRAINTS: readonly Constraint[] = CONSTRAINT_NAMES.map((name) => BY_NAME[name])
