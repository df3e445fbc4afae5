import { expect, test } from 'vitest'
import { isTurn, SCHEDULE } from './schedule.ts'

test('every share and chance is a part of the whole, and every turn comes', () => {
  const { core, coverage, cycle, ending, rescue, chance } = SCHEDULE
  for (const part of [
    core.share,
    ...Object.values(coverage.share),
    rescue.share,
    ending.realGain,
    ending.chanceOfUnit,
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
