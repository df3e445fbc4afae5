import type { MessageKey } from '@planner/i18n'
import type { Translate } from '../lib/i18n/i18n.ts'
import type { Fatal } from '../lib/live/event-store.ts'

const REASONS: Partial<Record<string, MessageKey>> = {
  unknownKey: 'gone.unknownKey',
  linkReplaced: 'gone.linkReplaced',
  personRemoved: 'gone.personRemoved',
  archived: 'gone.archived',
  disabled: 'gone.disabled',
  eventRemoved: 'gone.eventRemoved',
}

/** Why there is nothing to show any more, in words; spec 8, status 404. */
export function fatalText(t: Translate, { reason, message }: Fatal): string {
  const key = REASONS[reason]
  return key ? t(key) : message
}
