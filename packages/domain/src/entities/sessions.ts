import { can, type VariantDescription } from '../variants/registry.ts'
import type { EventRecord, Session } from './event.ts'
import type { TopicRecord } from './topic.ts'

/** The labels of SESSION-4: one a line, trimmed, empty lines dropped. */
export function sessionLabels(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/**
 * The event's sessions, numbered from 1; SESSION-1, names by SESSION-4. A name is empty where the
 * default session name applies, which the screen translates.
 */
export function sessionsOf(variant: VariantDescription, event: EventRecord): Session[] {
  const named = can(variant, 'sessionLabels') ? withBreaks(sessionLabels(event.newSessionLabels)) : []
  return Array.from({ length: event.numSessions }, (_, index) => ({
    id: index + 1,
    name: named[index]?.name ?? '',
    breakAfter: named[index]?.breakAfter ?? false,
  }))
}

function withBreaks(labels: readonly string[]): { name: string; breakAfter: boolean }[] {
  const sessions: { name: string; breakAfter: boolean }[] = []
  for (const label of labels) {
    const last = sessions.at(-1)
    if (label !== '---') sessions.push({ name: label, breakAfter: false })
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
