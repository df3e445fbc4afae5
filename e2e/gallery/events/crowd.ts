import { can, PREFERENCE_SCALES, type VariantDescription } from '@planner/domain'
import type { Words } from '../words.ts'

const TOPICS = 30
/** How many are asked for where people meet in pairs: so many that planning takes a while. */
const ASKED_FOR = 240

/** A table of many people and their wishes for the import; for pairs the columns are people. */
export function crowdTable(variant: VariantDescription, words: Words, numPeople: number): string {
  const isOfPairs = can(variant, 'pairs')
  const names = Array.from({ length: numPeople }, (_, index) => words.entered(`Person ${index + 1}`))
  const topics = names.slice(0, isOfPairs ? ASKED_FOR : TOPICS)
  const columns = isOfPairs ? topics : topics.map((_, index) => words.entered(`Topic ${index + 1}`))
  const choices = PREFERENCE_SCALES[variant.preferenceScale].choices.filter((choice) => choice !== 'Host')
  const rows = names.map((name, person) => {
    const wishes = columns.map((_, topic) =>
      isOfPairs && person === topic ? '' : wish(choices, person, topic),
    )
    return [name, ...(isOfPairs ? [`person${person + 1}@example.org`] : []), ...wishes].join(',')
  })
  return [['Name', ...(isOfPairs ? ['E-mail'] : []), ...columns].join(','), ...rows].join('\n')
}

/**
 * The same with the e-mail addresses that some variants ask for, which an import recognises by their head.
 */
export function tableWithMails(variant: VariantDescription, words: Words, numPeople: number): string {
  const table = crowdTable(variant, words, numPeople)
  if (can(variant, 'pairs')) return table
  const mails = [
    'E-mail',
    ...Array.from({ length: numPeople }, (_, index) => `person${index + 1}@example.org`),
  ]
  return table
    .split('\n')
    .map((line, row) => line.replace(',', `,${mails[row]},`))
    .join('\n')
}

/** Blank more often than not. */
function wish(choices: readonly string[], person: number, topic: number): string {
  const number = spread(person, topic)
  return number < 30 ? (choices[1 + (number % (choices.length - 1))] ?? '') : ''
}

/** From 0 to 96, the same for the same two, and without a pattern that one sees. */
export function spread(person: number, topic: number): number {
  return (person * 7919 + topic * 104_729 + person * topic * 37) % 97
}
