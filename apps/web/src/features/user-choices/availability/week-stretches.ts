import { ALL_HOURS, type HourState } from './week-hours.ts'

/** Hours of a day in a row with the same state; `to` is where the last one ends. */
export type Stretch = { from: number; to: number; state: Exclude<HourState, 'busy'> }

/** Days in a row with the same stretches, 0..6 from Monday. */
export type DayGroup = { first: number; last: number; stretches: readonly Stretch[] }

/** The chosen hours of a week for a summary in words, days with nothing left out; AVAIL-12. */
export function chosenHours(stateOf: (day: number, hour: number) => HourState): DayGroup[] {
  const groups: DayGroup[] = []
  for (let day = 0; day < 7; day += 1) {
    const stretches = stretchesOf(ALL_HOURS.map((hour) => stateOf(day, hour)))
    const last = groups.at(-1)
    if (last?.last === day - 1 && isSame(last.stretches, stretches)) last.last = day
    else groups.push({ first: day, last: day, stretches })
  }
  return groups.filter(({ stretches }) => stretches.length > 0)
}

function stretchesOf(states: readonly HourState[]): Stretch[] {
  const stretches: Stretch[] = []
  states.forEach((state, hour) => {
    const last = stretches.at(-1)
    if (state === 'busy') return
    if (last?.to === hour && last.state === state) last.to = hour + 1
    else stretches.push({ from: hour, to: hour + 1, state })
  })
  return stretches
}

function isSame(a: readonly Stretch[], b: readonly Stretch[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ from, to, state }, index) => {
      const other = b[index]
      return other?.from === from && other.to === to && other.state === state
    })
  )
}
