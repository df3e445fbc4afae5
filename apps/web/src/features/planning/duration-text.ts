import { twoDigits } from '@planner/domain'

/** Seconds as minutes and seconds, `75` gives `1:15`. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}`
}
