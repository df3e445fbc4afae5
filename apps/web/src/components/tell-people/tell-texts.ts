import type { MessageKey } from '@planner/i18n'
import {
  type Addressee,
  isPlanLetter,
  LETTER_KINDS,
  type LetterKind,
  type LetterLogEntry,
  type LetterOverview,
} from '@planner/protocol'
import type { Translate } from '../../lib/i18n/i18n.ts'
import { dateTimeText } from '../../lib/time-text.ts'

type Channels = LetterOverview['channels']

/** Whether a letter reaches somebody by either way. */
export function reaches(channels: Channels, { mail, push }: Addressee): boolean {
  return (channels.mail && mail === null) || (channels.push && push)
}

/** How many a kind concerns and reaches. */
export function numbersOf({ kinds }: LetterOverview, kind: LetterKind) {
  return kinds.find((each) => each.kind === kind) ?? { numConcerned: 0, numReached: 0 }
}

/** Why such a letter cannot be written now; null where it can. */
export function obstacleOf({ planLetters }: LetterOverview, kind: LetterKind): MessageKey | null {
  return isPlanLetter(kind) && planLetters !== 'ready' ? `tell.plan.${planLetters}` : null
}

/** What is nearest before the first session comes first. */
const URGENT = ['plan', 'planChanged', 'reminder', 'invitation'] as const satisfies readonly LetterKind[]

/** What there is most reason to tell. */
export function mostUrgent(overview: LetterOverview): LetterKind {
  const isDue = (kind: LetterKind) =>
    obstacleOf(overview, kind) === null && numbersOf(overview, kind).numConcerned > 0
  return URGENT.find(isDue) ?? LETTER_KINDS[0]
}

/** Whom a kind of letter is for, and how many of them it reaches; LETTER-1. */
export function saysText(t: Translate, overview: LetterOverview, kind: LetterKind): string {
  const obstacle = obstacleOf(overview, kind)
  if (obstacle) return t(obstacle)
  const { numConcerned, numReached } = numbersOf(overview, kind)
  const says = t(`tell.says.${kind}`, { number: numConcerned })
  const { mail, push } = overview.channels
  if (numConcerned === 0 || !(mail || push)) return says
  const isAll = numReached === numConcerned
  return `${says} ${t(isAll ? 'tell.reach.all' : 'tell.reach', { number: numReached })}`
}

/** A line of the log: when, who, what, and what became of it; LETTER-7. */
export function logText(t: Translate, entry: LetterLogEntry, name: string): string {
  const { at, kind } = entry
  return t('tell.log.line', {
    time: dateTimeText(new Date(at)),
    name,
    kind: t(`tell.kind.${kind}`),
    outcome: outcomeText(t, entry),
  })
}

function outcomeText(t: Translate, { outcome, channel, why }: LetterLogEntry): string {
  if (outcome === 'waiting') return t('tell.outcome.waiting')
  if (outcome === 'sent') return t(`tell.outcome.sent.${channel}`)
  return t(`tell.outcome.${outcome}`, { why: whyText(t, why) })
}

const BECAUSE: Readonly<Record<string, MessageKey>> = {
  nothing: 'tell.because.nothing',
  tooMany: 'tell.because.tooMany',
  tooOld: 'tell.because.tooOld',
  off: 'tell.because.off',
  noAddress: 'tell.why.noAddress',
  badAddress: 'tell.why.badAddress',
  unsubscribed: 'tell.why.unsubscribed',
}

function whyText(t: Translate, why: string): string {
  const key = BECAUSE[why]
  if (key) return t(key)
  // "550" of a mail server, "5.1.1" of a report of one.
  return /^[45]\d\d\b|^[45]\.\d/.test(why)
    ? t('tell.because.status', { status: why })
    : t('tell.because.code', { code: why })
}
