import {
  type AuditedAction,
  type CellAddress,
  cellKey,
  type EventState,
  type GroupKey,
  groupKey,
  TABLES,
} from '@planner/domain'
import type { Write } from '../storage/storage.ts'

type Change = { address: CellAddress; isMember: boolean }

/**
 * What the audit tells of writes by which two people change places, and of nothing else (AUDIT-9). It is
 * derived from the cells: what a client calls its edit is not asked.
 */
export function swappedPlaces(state: EventState, writes: readonly Write[]): AuditedAction | undefined {
  const changes = membershipChanges(state, writes)
  const [one, other, ...more] = [...new Set(changes?.map(({ address }) => address.userId))]
  if (!changes || one === undefined || other === undefined || more.length > 0) return undefined
  const [gone, mine] = placesOf(changes, one)
  const [goneOther, theirs] = placesOf(changes, other)
  if (!gone || !mine || !goneOther || !theirs) return undefined
  const isMirrored = gone.text === theirs.text && mine.text === goneOther.text && gone.key !== mine.key
  if (!isMirrored || !gone.sessions.some((id) => mine.sessions.includes(id))) return undefined
  const details = { session: Math.min(...mine.sessions), other, otherTopic: theirs.topic }
  return { action: 'placesSwapped', subject: one, topic: mine.topic, details }
}

/** Who is in or out of which group now; undefined where anything else is changed as well. */
function membershipChanges(state: EventState, writes: readonly Write[]): Change[] | undefined {
  const changes: Change[] = []
  for (const write of writes) {
    if (write.kind !== 'putCell') return undefined
    const { address, value } = write.cell
    const { planned, owner } = TABLES[address.table]
    if (!planned || owner !== 'person') return undefined
    const isMember = value === true
    if ((state.cells.get(cellKey(address))?.value === true) !== isMember) changes.push({ address, isMember })
  }
  return changes
}

type Place = { key: GroupKey; topic: string; sessions: readonly number[]; text: string }

/** The one group that somebody left and the one that they joined; undefined for none or several. */
function placesOf(changes: readonly Change[], personId: string): [Place | undefined, Place | undefined] {
  const place = (isMember: boolean): Place | undefined => {
    const found = changes.filter((each) => each.address.userId === personId && each.isMember === isMember)
    const [first] = found
    if (!first) return undefined
    const key = groupKey(first.address)
    if (found.some(({ address }) => groupKey(address) !== key)) return undefined
    const sessions = found.map(({ address }) => address.sessionId).sort((a, b) => a - b)
    return { key, topic: first.address.topicId, sessions, text: `${key} ${sessions.join()}` }
  }
  return [place(false), place(true)]
}
