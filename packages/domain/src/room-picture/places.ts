import type { Block } from './cell-grid.ts'
import type { Point } from './dot-packing.ts'

/** Who is where, by ids alone; somebody may be in several groups. */
export type RoomPlaces = {
  readonly groups: readonly RoomCircle[]
  /** People without a group. */
  readonly without: readonly string[]
}
export type RoomCircle = {
  readonly id: string
  readonly members: readonly string[]
  readonly hosts: readonly string[]
}

export type PlacedCircle = Point & {
  readonly id: string
  readonly radius: number
  readonly labelWidth: number
}
/** `key` names one dot of a person through all plans; `groupId` is null for who stands aside. */
export type PlacedDot = Point & {
  readonly key: string
  readonly personId: string
  readonly groupId: string | null
}
export type Area = Point & { readonly width: number; readonly height: number }

/** The room at a width; px from its upper left corner. */
export type RoomLayout = {
  readonly width: number
  readonly height: number
  readonly scale: Scale
  readonly circles: readonly PlacedCircle[]
  readonly dots: readonly PlacedDot[]
  /** Where people without a group stand, below a line of text. */
  readonly aside: Area | null
  readonly blocks: ReadonlyMap<string, Block>
  readonly slots: ReadonlyMap<string, readonly string[]>
}

/** How large everything is in a picture; px. */
export type Scale = {
  readonly dotRadius: number
  /** From the middle of a dot to that of its neighbour. */
  readonly pitch: number
  readonly gap: number
  /** Of the names below the circles; 0 where there is no room for any. */
  readonly labelHeight: number
  readonly columns: number
  readonly columnWidth: number
  /** Where the first column begins. */
  readonly left: number
  /** How many people the picture was made for. */
  readonly people: number
  /** How many columns a circle of so many people takes. */
  readonly spanOf: (members: number) => number
}
