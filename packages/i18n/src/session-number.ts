import { schedule as de } from './de/schedule.ts'
import { schedule as enGB } from './en-GB/schedule.ts'
import { schedule as et } from './et/schedule.ts'

const NAMES = [enGB, de, et].map((messages) => messages['schedule.session'].replace('{{number}}', '').trim())

/** The number of a session named as in any language of the product: `Session 3`, `3. sessioon`. */
export function sessionNumber(text: string): number | undefined {
  const words = text.normalize('NFC').trim().toLowerCase()
  for (const name of NAMES) {
    const rest = words.replace(name.toLowerCase(), '').trim()
    if (rest !== words && /^\d{1,3}$/.test(rest.replace(/\.$/, ''))) return Number(rest.replace(/\.$/, ''))
  }
  return undefined
}
