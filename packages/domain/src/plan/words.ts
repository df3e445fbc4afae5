import type { SETTINGS, SettingKey } from '../fields/settings.ts'

/*
 * The words of plans: every code that says what a plan keeps, breaks or leaves out, each list written here
 * alone. The wire, the screens and the solver take their types from these lists, so that a code that is
 * missing somewhere does not compile.
 */

/** A rule that a plan breaks or does not, by the name of its constraint; MODEL-11 to MODEL-23, MODEL-67. */
export type HardRule =
  | 'range'
  | 'busy'
  | 'unavailable'
  | 'size'
  | 'parallel'
  | 'rooms'
  | 'groupCount'
  | 'hostMissing'
  | 'limit'
  | 'notWanted'
  | 'contactNo'
  | 'language'
  | 'oneGroupOnly'
  | 'fixed'
  | 'pinned'

/** A rule that organisers weigh: its weight is the setting of its name. */
export type WeighedRule = { [Key in SettingKey]: RuleOf<Key> }[SettingKey]
type RuleOf<Key extends SettingKey> = Key extends `parameters|softRules|${infer Rule}`
  ? (typeof SETTINGS)[Key]['type'] extends 'number'
    ? Rule
    : never
  : never

/** A rule that is weighed against others; `keepPreviousPlan` where an organiser plans again. */
export type SoftRule = WeighedRule | 'keepPreviousPlan'

/** Each rule has the name of its constraint. `unfilled`, for wanted places, is between hard and soft. */
export type RuleName = HardRule | 'unfilled' | SoftRule

/** A rule of plans of meetings beside the soft ones shared with groups; MODEL-49, MODEL-50, MODEL-55. */
export type MeetingRule =
  | 'twice'
  | 'notAllowed'
  | 'capacity'
  | 'keptMissing'
  | 'keptMoved'
  | 'noSession'
  | 'clash'
  | 'wishes'

/**
 * Why somebody is not where they would like to be better (WHY-3). The topic does not run, or at other times
 * only; they cannot come then, are in a longer group at that time or in one that they like as much, have all
 * that they may have, or are pinned or host where they are; the group is full, or has no larger room;
 * somebody there and they do not want to meet, or have no language in common; the group that they would leave
 * became too small; another rule would be broken; it would cost the others more; or nothing stands in the
 * way.
 */
const PLACE_OBSTACLES = [
  'notRunning',
  'otherTime',
  'away',
  'busy',
  'asGood',
  'limit',
  'pinned',
  'hosts',
  'full',
  'roomFull',
  'contactNo',
  'language',
  'leavesTooFew',
  'breaksRule',
  'outweighed',
  'open',
] as const
export type PlaceObstacle = (typeof PLACE_OBSTACLES)[number]

/** The same with what participants alone are told (WHY-4). */
export const PLACE_REASONS = [...PLACE_OBSTACLES, 'enough', 'ownRefusal', 'notPossible'] as const
type PlaceReason = (typeof PLACE_REASONS)[number]

/** What a participant is told. Everything that lies with others is one and the same: `notPossible`. */
export type OwnPlaceReason = Extract<
  PlaceReason,
  'notRunning' | 'otherTime' | 'away' | 'busy' | 'hosts' | 'full' | 'enough' | 'ownRefusal' | 'notPossible'
>

/** Whether somebody has a group; if not, they cannot come, have all that they want, or neither. */
export const PLACE_STATUSES = ['placed', 'away', 'enough', 'open'] as const
export type PlaceStatus = (typeof PLACE_STATUSES)[number]

/**
 * Whom a move touches by company: they wished the person and lose or gain them, the person wished them and
 * misses or meets them, or the two meet once more; WHY-5.
 */
export const COMPANY_EFFECTS = ['loses', 'gains', 'missed', 'met', 'again'] as const
export type CompanyEffectKind = (typeof COMPANY_EFFECTS)[number]

/** What a move is for the plan as a whole. */
export const MOVE_WORTHS = ['better', 'equal', 'littleWorse', 'worse'] as const
export type MoveWorth = (typeof MOVE_WORTHS)[number]

/** Why somebody lacks a place. `noPartner` is said of meetings in pairs. */
export const LACK_REASONS = [
  'limit',
  'oneGroupOnly',
  'noFreeSlot',
  'noWish',
  'nothingRuns',
  'full',
  'roomFull',
  'doesNotFit',
  'couldJoin',
  'noPartner',
] as const
export type LackReason = (typeof LACK_REASONS)[number]

/**
 * Why a topic has no group, the first that is true: nobody wishes for it; it fits at no time; a host it needs
 * never comes when it may run; too few people who may be in it can come at one time; a host is in other
 * groups then; as many groups as there may be run then; no room is left that seats the smallest group it may
 * have; too few of the people are free then; the plan is better without it.
 */
export const RESTING_REASONS = [
  'noWish',
  'noTime',
  'hostAway',
  'tooFew',
  'hostBusy',
  'noRoom',
  'roomsTaken',
  'peopleBusy',
  'outweighed',
] as const
export type RestingReason = (typeof RESTING_REASONS)[number]

/**
 * What stood in the way of a wish to meet (MODEL-62): the pair is excluded, only one wishes, one of the two
 * has no capacity, no session suits both, or a meeting would cost others more.
 */
export type WishObstacle = 'excluded' | (typeof BETWEEN_TWO)[number]
const BETWEEN_TWO = ['notMutual', 'ownCapacity', 'otherCapacity', 'noCommonSession', 'outweighed'] as const

/**
 * Why a wish to meet is not granted (MEET-19): an excluded pair has met, or one of the two called it off or
 * refused the other. Organisers read all but `ownRefusal` and `notPossible`.
 */
export const WISH_REASONS = [
  'past',
  'calledOff',
  'refused',
  ...BETWEEN_TWO,
  'open',
  'ownRefusal',
  'notPossible',
] as const
export type WishReason = (typeof WISH_REASONS)[number]

/** What a plan does to a meeting of the plan before it, or makes anew; MEET-21. */
export const MEETING_CHANGES = ['kept', 'moved', 'added', 'dropped'] as const
export type MeetingPlanChange = (typeof MEETING_CHANGES)[number]

/** What stands in the way of a plan, as far as it is known before planning; CHECK-1 to CHECK-7. */
export const FINDING_CODES = [
  'fixedOffStart',
  'fixedTwice',
  'fixedTogether',
  'fixedParallel',
  'fixedRooms',
  'fixedTooFew',
  'fixedHostAway',
  'fixedHostLimit',
  'fixedTooFewTogether',
  'fixedContradict',
  'pinnedTogether',
  'pinnedOverLimit',
  'pinnedAway',
  'pinnedTooMany',
  'pinnedTopicRests',
  'pinnedNotWanted',
  'pinnedRefuses',
  'pinnedNoLanguage',
  'noTopic',
  'tooFewSeats',
  'tooFewSeatsAt',
  'groupsCompete',
  'topicHasNoStart',
  'topicHostNeverFree',
  'topicHostLimit',
  'topicHostBusy',
  'topicTooManyHosts',
  'topicHostsClash',
  'topicNoRoom',
  'topicTooFew',
  'topicTooFewTogether',
  'personHasNoTime',
  'personWantsMoreThanTime',
  'personWantsMoreThanLimit',
  'personWantsTooFew',
  'personHasNoWish',
  'personHasNoTopic',
  'personCannotJoin',
  'personTooFewTopics',
  'meetingsCompete',
  'nobodyToMeet',
  'wishesNotMutual',
  'wishesWithoutSession',
  'wishesOverCapacity',
] as const
export type FindingCode = (typeof FINDING_CODES)[number]

/**
 * Why a run has no group or no meeting, as far as it shows. Each has two messages in every language:
 * `planFailure.why.<code>` and, for the smallest change that helps, `planFailure.help.<code>`; PLAN-19.
 */
export const PLAN_OBSTACLES = [
  'noTopic',
  'noWish',
  'nobodyFree',
  'topicHasNoStart',
  'topicHostNeverFree',
  'topicHostLimit',
  'topicHostsClash',
  'topicTooManyHosts',
  'topicNoRoom',
  'topicNobody',
  'topicTooFew',
  'topicTooFewTogether',
  'fixedContradict',
  'nobodyFits',
  'outweighed',
  'stoppedEarly',
  'noWishToMeet',
  'wishesExcluded',
  'wishesNotMutual',
  'wishesOverCapacity',
  'wishesWithoutSession',
  'wishesOutweighed',
] as const
export type PlanObstacleCode = (typeof PLAN_OBSTACLES)[number]

/** The reasons are texts on the wire, since the server may be newer than the page. */
export function isPlanObstacle(code: string): code is PlanObstacleCode {
  return (PLAN_OBSTACLES as readonly string[]).includes(code)
}
