import { isTurn, SCHEDULE } from './schedule.ts'

/** What one cycle consists of; heats are factors of the hot temperature and of the cycle's own heat. */
interface Cycle {
  readonly heat: number
  readonly buildsAnew: boolean
  readonly newTimetable: boolean
  readonly layout: { readonly heat: number } | null
  readonly people: { readonly heat: number; readonly work: number }
}

interface Beginning {
  readonly usesTimetables: boolean
  /** Whether it begins with a plan of the core. */
  readonly isFromCore: boolean
  /** Whether layouts are sought by who can be seated at all. */
  readonly covers: boolean
}

/** What the schedule has for the cycle of this number. */
export function cycleOf(number: number, { usesTimetables, isFromCore, covers }: Beginning): Cycle {
  const { heats, withoutLayout, newTimetable, anew, layout, people } = SCHEDULE.cycle
  const byLayout =
    !isFromCore && !isTurn(usesTimetables ? withoutLayout.timetables : withoutLayout.plain, number)
  const byTimetable = usesTimetables && !covers && isTurn(newTimetable, number)
  const alone = byLayout ? people.afterLayout : people.alone
  return {
    heat: heats[number % heats.length],
    buildsAnew: isTurn(anew, number),
    newTimetable: byTimetable,
    layout: byLayout ? { heat: layoutHeat() } : null,
    people: { ...alone, ...(isFromCore ? people.afterCore : {}) },
  }

  function layoutHeat(): number {
    if (covers) return layout.heatsWithOpenUnits[number % layout.heatsWithOpenUnits.length]
    if (byTimetable) return layout.heatAfterTimetable
    if (!usesTimetables) return layout.heats[number % layout.heats.length]
    const turn = Math.floor(number / newTimetable.every)
    return layout.heatsBetweenTimetables[turn % layout.heatsBetweenTimetables.length]
  }
}

/** Moves of the first cycle of a problem of this size. */
export function firstLength(size: number): number {
  const { perSize, min, max } = SCHEDULE.cycle.first
  return Math.min(max, Math.max(min, perSize * size))
}

/** Moves of the cycle after one of this length. */
export function nextLength(length: number, size: number): number {
  const { short, long, longFrom, max } = SCHEDULE.cycle.growth
  return Math.min(length * (length > longFrom * size ? long : short), max) | 0
}
