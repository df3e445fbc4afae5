import { type WishState, wishStateOf } from '@planner/domain'

/** Tint of a choice; the text carries the same information. */
export type Tone = 'blank' | 'low' | 'middle' | 'high' | 'first' | 'host' | WishState

export function toneOf(value: string): Tone {
  if (value === '') return 'blank'
  if (value === 'Host' || value === 'Author') return 'host'
  if (value === '#1 Yes!') return 'first'
  const number = Number(value)
  if (Number.isNaN(number)) return value === 'Yes' ? 'middle' : (wishStateOf(value) ?? 'middle')
  if (number === 10) return 'first'
  return number <= 3 ? 'low' : number <= 6 ? 'middle' : 'high'
}
