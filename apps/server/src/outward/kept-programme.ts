import { isHostPreference, type PlanInForce, scheduleOf, TABLES } from '@planner/domain'
import type { Room } from '../rooms/room.ts'
import type { Write } from '../storage/storage.ts'

/** What a change has replaced. */
type ReplacedValues = Parameters<Parameters<Room['watch']>[0]>[1]

/** The plan in force of a room and what was made of it, until something of it changes. */
export type KeptProgramme = { plan: PlanInForce; made: Map<string, unknown> }

/** Programmes are asked for far more often than they change: each is derived once, whoever asks. */
export class KeptProgrammes {
  readonly #kept = new WeakMap<Room, { programme: KeptProgramme | undefined }>()

  of(room: Room): KeptProgramme {
    const known = this.#kept.get(room)
    if (known?.programme) return known.programme
    const { variant, state } = room
    const programme = { plan: { variant, state, schedule: scheduleOf(variant, state) }, made: new Map() }
    if (known) known.programme = programme
    else {
      const entry: { programme: KeptProgramme | undefined } = { programme }
      this.#kept.set(room, entry)
      room.watch((writes, replaced) => {
        if (writes === null || writes.some((write) => isOfProgramme(write, replaced)))
          entry.programme = undefined
      })
    }
    return programme
  }
}

/** Whether a write may change what the programme says. Choices do only where somebody hosts a topic by them. */
function isOfProgramme(write: Write, replaced: ReplacedValues): boolean {
  switch (write.kind) {
    case 'putEvent':
    case 'putSetting':
    case 'putPerson':
    case 'removePerson':
    case 'putTopic':
    case 'removeTopic':
    case 'removeCells':
    case 'putMeeting':
    case 'removeMeeting':
      return true
    case 'putCell': {
      const { planned, asks } = TABLES[write.cell.address.table]
      if (planned) return true
      if (asks !== 'topics') return false
      return [write.cell.value, ...Object.values(replaced.cells)].some((value) =>
        isHostPreference(String(value)),
      )
    }
    default:
      return false
  }
}
