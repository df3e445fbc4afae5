import { type GroupRoom, isRoomThere } from '../entities/group-rooms.ts'
import { byCodeUnits } from '../names/text.ts'

/** A group that needs a room in each of its sessions. */
export type RoomNeed = {
  sessions: readonly number[]
  size: number
  /** The rooms chosen by hand, one for each session; null without such a choice. */
  kept: readonly (GroupRoom | null)[] | null
  wish: GroupRoom | null
}

/** How many rooms are tried for a whole group: enough for some dozen groups a session. */
const MAX_TRIES = 50_000

/**
 * The rooms of each group, one for each of its sessions, or none; SESSION-13. First as many groups as
 * possible are seated; then a group keeps one room, wishes count, and larger groups have larger rooms. Needs
 * choose in their order.
 */
export function assignRooms(
  rooms: readonly GroupRoom[],
  needs: readonly RoomNeed[],
): (readonly (GroupRoom | null)[])[] {
  const house = new House(rooms, needs)
  for (const need of needs) if (need.kept) house.put(need, need.kept)
  const wishing = needs.filter((need) => house.isOpen(need) && house.keepWish(need))
  if (!house.stay()) {
    // The wish of the smallest group gives way first.
    const kept = [...wishing]
    for (let last = kept.pop(); last && !house.stay(); last = kept.pop()) house.take(last)
    if (house.open().length > 0) {
      for (const need of wishing) if (house.isOpen(need)) house.keepWish(need)
      house.change()
    }
  }
  for (const need of house.open()) house.putAnywhere(need)
  // A group without people takes what is left.
  for (const need of needs) if (need.size === 0 && !house.isGiven(need)) house.putAnywhere(need)
  return needs.map((need) => house.roomsOf(need))
}

function all(need: RoomNeed, room: GroupRoom): GroupRoom[] {
  return need.sessions.map(() => room)
}

class House {
  readonly #largestFirst: readonly GroupRoom[]
  readonly #needs: readonly RoomNeed[]
  readonly #free = new Map<number, Set<GroupRoom>>()
  /** The needs of each session that have no room yet. */
  readonly #waiting = new Map<number, Set<RoomNeed>>()
  readonly #given = new Map<RoomNeed, readonly (GroupRoom | null)[]>()
  #tries = 0

  constructor(rooms: readonly GroupRoom[], needs: readonly RoomNeed[]) {
    this.#largestFirst = rooms.toSorted((a, b) => b.capacity - a.capacity || byCodeUnits(a.name, b.name))
    this.#needs = needs
    for (const id of new Set(needs.flatMap(({ sessions }) => sessions))) {
      this.#free.set(id, new Set(rooms.filter((room) => isRoomThere(room, [id]))))
      this.#waiting.set(id, new Set(needs.filter(({ sessions, size }) => size > 0 && sessions.includes(id))))
    }
  }

  isGiven(need: RoomNeed): boolean {
    return this.#given.has(need)
  }

  isOpen(need: RoomNeed): boolean {
    return need.size > 0 && !this.#given.has(need)
  }

  open(): RoomNeed[] {
    return this.#needs.filter((need) => this.isOpen(need))
  }

  roomsOf(need: RoomNeed): readonly (GroupRoom | null)[] {
    return this.#given.get(need) ?? []
  }

  /** The rooms of a need, one for each of its sessions. */
  put(need: RoomNeed, rooms: readonly (GroupRoom | null)[]): void {
    this.#given.set(need, rooms)
    need.sessions.forEach((id, index) => {
      this.#waiting.get(id)?.delete(need)
      const room = rooms[index]
      if (room) this.#free.get(id)?.delete(room)
    })
  }

  take(need: RoomNeed): void {
    const rooms = this.roomsOf(need)
    this.#given.delete(need)
    need.sessions.forEach((id, index) => {
      this.#waiting.get(id)?.add(need)
      const room = rooms[index]
      if (room) this.#free.get(id)?.add(room)
    })
  }

  /** Whether the room is there, free, seats the group in all sessions and leaves others as well off. */
  suits(need: RoomNeed, room: GroupRoom, sessions: readonly number[] = need.sessions): boolean {
    return (
      room.capacity >= need.size &&
      sessions.every((id) => this.#free.get(id)?.has(room)) &&
      sessions.every((id) => this.#lacking(id, need, room) === this.#lacking(id))
    )
  }

  /** How many waiting groups of a session find no room that seats them, without this group and room. */
  #lacking(id: number, need?: RoomNeed, room?: GroupRoom): number {
    const sizes = [...(this.#waiting.get(id) ?? [])].filter((one) => one !== need).map(({ size }) => size)
    const free = this.#free.get(id) ?? new Set()
    const seats = this.#largestFirst.filter((one) => one !== room && free.has(one))
    return groupsWithoutRoom(
      sizes,
      seats.map(({ capacity }) => capacity),
    )
  }

  /** Gives the group the room that is wished for it, where that takes nothing from others. */
  keepWish(need: RoomNeed): boolean {
    if (!need.wish || !this.suits(need, need.wish)) return false
    this.put(need, all(need, need.wish))
    return true
  }

  /** Gives each waiting group one room for all of its sessions, or no group a room. True: it has. */
  stay(): boolean {
    return this.#stay(this.open()) || this.#stay(this.#byStart())
  }

  #byStart(): RoomNeed[] {
    return this.open().toSorted((a, b) => (a.sessions[0] ?? 0) - (b.sessions[0] ?? 0))
  }

  #stay(needs: readonly RoomNeed[]): boolean {
    const place = (at: number): boolean => {
      const need = needs[at]
      if (need === undefined) return true
      for (const room of this.#largestFirst) {
        if (this.#tries >= MAX_TRIES) return false
        this.#tries += 1
        if (!this.suits(need, room)) continue
        this.put(need, all(need, room))
        if (place(at + 1)) return true
        this.take(need)
      }
      return false
    }
    return place(0)
  }

  /** Gives rooms in the order that leaves the fewest groups without one, then with the fewest changes. */
  change(): void {
    let best: {
      without: number
      changing: number
      given: Map<RoomNeed, readonly (GroupRoom | null)[]>
    } | null = null
    for (const order of [this.open(), this.#byStart()]) {
      for (const need of order) this.#putBest(need)
      const given = new Map(order.map((need) => [need, this.roomsOf(need)]))
      const [without, changing] = [
        [...given.values()].filter((rooms) => rooms.length === 0).length,
        [...given.values()].filter((rooms) => new Set(rooms).size > 1).length,
      ]
      for (const need of order) if (!this.isOpen(need)) this.take(need)
      if (best === null || without < best.without || (without === best.without && changing < best.changing))
        best = { without, changing, given }
    }
    for (const [need, rooms] of best?.given ?? []) if (rooms.length > 0) this.put(need, rooms)
  }

  /** One room for all sessions, or as few as seat the group from the first session on. */
  #putBest(need: RoomNeed): void {
    const whole = this.#largestFirst.find((room) => this.suits(need, room))
    if (whole) {
      this.put(need, all(need, whole))
      return
    }
    const rooms: GroupRoom[] = []
    while (rooms.length < need.sessions.length) {
      const left = need.sessions.slice(rooms.length)
      const length = (room: GroupRoom) => {
        const end = left.findIndex((id) => !this.suits(need, room, [id]))
        return end < 0 ? left.length : end
      }
      const longest = this.#largestFirst.reduce<GroupRoom | null>(
        (best, room) => (length(room) > (best ? length(best) : 0) ? room : best),
        null,
      )
      if (!longest) return
      rooms.push(...Array.from({ length: length(longest) }, () => longest))
    }
    this.put(need, rooms)
  }

  /** Gives a group that no room seats the largest room that is free in all of its sessions. */
  putAnywhere(need: RoomNeed): void {
    const room = this.#largestFirst.find((one) => need.sessions.every((id) => this.#free.get(id)?.has(one)))
    if (room) this.put(need, all(need, room))
  }
}

/** How many groups of these sizes are left without a room of their own that seats them, as in MODEL-69. */
function groupsWithoutRoom(sizes: readonly number[], seats: readonly number[]): number {
  const largestFirst = seats.toSorted((a, b) => b - a)
  let taken = 0
  for (const size of sizes.toSorted((a, b) => b - a)) if ((largestFirst[taken] ?? -1) >= size) taken += 1
  return sizes.length - taken
}
