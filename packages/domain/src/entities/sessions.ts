import { can, type VariantDescription } from '../variants/registry.ts'
import type { EventRecord, Session } from './event.ts'
import { readSessionLabel, type SessionLabel } from './session-label.ts'
import type { TopicRecord } from './topic.ts'

/** A line of the session labels that is no session but a break; SESSION-5. */
const BREAK = '---'

/** The labels of SESSION-4: one a line, trimmed, empty lines dropped. */
export function sessionLabels(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Whether a label stands for a break. */
export function isBreakLabel(label: string): boolean {
  return label === BREAK
}

/** The labels that sessions have no use for, in their order: those beyond the number of sessions; VALID-17. */
export function surplusLabels(text: string, numSessions: number): string[] {
  return sessionLabels(text)
    .filter((label) => !isBreakLabel(label))
    .slice(numSessions)
}

/** A session without name, date or time. */
export function plainSession(id: number): Session {
  return { id, name: '', breakAfter: false, date: '', start: '', end: '' }
}

/**
 * The event's sessions, numbered from 1; SESSION-1, names by SESSION-4, dates and times by SESSION-9. A name is empty where the
 * default session name applies, which the screen translates.
 */
export function sessionsOf(variant: VariantDescription, event: EventRecord): Session[] {
  const labelled = can(variant, 'sessionLabels') ? withBreaks(sessionLabels(event.newSessionLabels)) : []
  let date = ''
  return Array.from({ length: event.numSessions }, (_, index) => {
    const session = { ...plainSession(index + 1), ...labelled[index] }
    date = session.date || date
    return { ...session, date }
  })
}

function withBreaks(labels: readonly string[]): (SessionLabel & { breakAfter: boolean })[] {
  const sessions: (SessionLabel & { breakAfter: boolean })[] = []
  for (const label of labels) {
    const last = sessions.at(-1)
    if (!isBreakLabel(label)) sessions.push({ ...readSessionLabel(label), breakAfter: false })
    else if (last) last.breakAfter = true
  }
  return sessions
}

/**
 * How many sessions are shown and planned; SESSION-2. In the weekly variants a session
 * is a week: two when any topic meets only every second week.
 */
export function numEnabledSessions(
  variant: VariantDescription,
  event: EventRecord,
  topics: Iterable<TopicRecord>,
): number {
  if (!can(variant, 'everySecondWeek')) return event.numSessions
  for (const topic of topics) if (!topic.topicGroupOnEveryWeek) return 2
  return 1
}
