import { expect, test } from 'vitest'
import { isTurn, SCHEDULE } from './schedule.ts'

test('every share and chance is a part of the whole, and every turn comes', () => {
  const { core, timetable, cycle, ending, chance } = SCHEDULE
  for (const part of [
    core.share,
    timetable.share,
    cycle.layout.share,
    ending.realGain,
    ...Object.values(chance),
  ]) {
    expect(part).toBeGreaterThan(0)
    expect(part).toBeLessThan(1)
  }
  for (const turn of [
    cycle.newTimetable,
    cycle.anew,
    cycle.withoutLayout.plain,
    cycle.withoutLayout.timetables,
  ]) {
    const turns = Array.from({ length: 2 * turn.every }, (_, number) => isTurn(turn, number))
    expect(turns.filter(Boolean).length).toBe(2)
  }
})
