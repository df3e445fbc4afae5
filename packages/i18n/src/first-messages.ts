import { CATALOGUES } from './catalogues.ts'
import type { LanguageCode } from './language-codes.ts'
import type { MessageKey } from './message.ts'

/**
 * What a guest reads between a share link and the first choice: beginnings of keys, up to one of their dots.
 * A test finds messages of the scripts on that way that are missing here.
 */
const FIRST = [
  'app',
  'tab',
  'connection',
  'http',
  'offline',
  'error',
  'refusal',
  'userData',
  'userChoices',
  'availability',
  'clock',
  'weekday',
  'topicFacts',
  'preference',
  'preferences',
  'sessions',
  'copy',
  'link',
  'undo',
  'frontPage.variant',
  'help.open',
  'registration.busy',
  'tell.lostLink.open',
  'schedule.session',
  'schedule.field.room.option',
  'planning.running',
  'planning.failed.title',
  'planning.ready',
  'planning.open',
  'meeting.state',
  'meeting.help',
  'life.link',
  'life.notAnswered',
]

function isFirstMessage(key: string): boolean {
  return FIRST.some((start) => key === start || key.startsWith(`${start}.`))
}

/** The messages of a language that a guest needs first. */
export function firstMessages(language: LanguageCode): Partial<Record<MessageKey, string>> {
  return Object.fromEntries(Object.entries(CATALOGUES[language]).filter(([key]) => isFirstMessage(key)))
}
