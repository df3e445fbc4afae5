import { cellValue, editRefusal } from '@planner/domain'
import { useState } from 'react'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { addressOf, type GridClock, storedHourOf, useWeekTexts } from './grid-clock.ts'
import {
  type GridHour,
  type HourState,
  hourState,
  hoursIn,
  type Rectangle,
  storedHour,
  strokeState,
  toggledState,
} from './week-hours.ts'

export type WeekEditor = ReturnType<typeof useWeekEditor>

/** Edits of a week with a brush: every one is a rectangle, sent as one edit; AVAIL-4, LIVE-8. */
export function useWeekEditor(brush: HourState, clock: GridClock) {
  const live = useLive()
  const texts = useWeekTexts(clock)
  const { variant, state, viewer } = useLiveSnapshot()
  /** The last edit in words, for screen readers. */
  const [said, say] = useState('')
  const allowsMaybe = variant.availability === 'weekGridMaybe'
  const refusal = editRefusal(variant, state, viewer, addressOf(clock, { day: 0, hour: 0 }))
  // Reads the live copy, not the last render: two edits may follow each other within one.
  const stateAt = (hour: GridHour) =>
    hourState(cellValue(live.store.getSnapshot().state, addressOf(clock, hour)))

  const set = (rectangle: Rectangle, painted: HourState) => {
    if (refusal) return
    const hours = hoursIn(rectangle).map((hour) => storedHourOf(clock, hour))
    live.setHours(clock.personId, hours, storedHour(painted, allowsMaybe))
    say(texts.done(rectangle, painted))
  }
  /** What a stroke that begins here sets. */
  const begin = (hour: GridHour) => strokeState(stateAt(hour), brush)
  return {
    refusal,
    isReadOnly: refusal !== undefined,
    said,
    say,
    begin,
    set,
    /** Sets or clears a rectangle as its first hour decides. */
    stroke: (rectangle: Rectangle) => set(rectangle, begin(rectangle.from)),
    /** Sets a whole row or column, or clears it when all of it is set; AVAIL-11. */
    toggleAll: (rectangle: Rectangle) => set(rectangle, toggledState(hoursIn(rectangle).map(stateAt), brush)),
  }
}
