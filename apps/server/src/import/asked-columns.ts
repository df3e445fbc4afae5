import type { ImportColumns } from '@planner/protocol'
import { isYesOrNo, keyOf } from './column-words.ts'

/** A column whose name alone does not say what it is. */
export type AskedColumn = {
  header: string
  filled: readonly string[]
  /** What all columns of its grid ask, if it is a row of a grid. */
  grid: string | undefined
}

/** What a column seems to hold: choices for a topic, or why it is left out; IMPORT-61, IMPORT-63. */
export type Reading = 'choices' | NonNullable<ImportColumns['columns'][number]['leftOut']>

type Tests = {
  /** Whether the event knows the word, or what it probably means. */
  isChoice: (cell: string) => boolean
  isForm: boolean
}

/** Longer cells are free text, and no word of a scale. */
const WORD_LENGTH = 40
const MAX_WORDS = 12
/** Where so many of the columns of choices are questions, these are the topics. */
const MOST = 0.75

/** Tells columns of choices from what a form asks people besides. */
export function readingsOf(columns: readonly AskedColumn[], { isChoice, isForm }: Tests): Reading[] {
  const isKnown = ({ filled }: AskedColumn) => shareOf(filled, isChoice) >= 0.5
  const inGrid = columnsOfGrids(columns, isKnown)
  const asked = new Set(columns.filter((column) => isKnown(column) && isAskedOfPeople(column)))
  const plain = columns.filter((column) => column.grid === undefined && !asked.has(column))
  const likely = plain.filter((column) => isKnown(column) && column.filled.length > 0)
  // One topic of a form has brackets like the others have.
  const areAllInGrids = inGrid.size > 1 && (isForm || inGrid.size > likely.length)
  const sure = [...inGrid, ...likely]
  const isShared = sure.length > 0 ? wordsIn(sure, 1) : wordsIn(plain, 2)
  const hasChoices = (column: AskedColumn) =>
    isKnown(column) || (looksLikeScale(column.filled) && shareOf(column.filled, isShared) >= 0.5)
  const choices = new Set([...inGrid, ...(areAllInGrids ? [] : plain.filter(hasChoices))])
  const areTopics = !areAllInGrids && asked.size > 1 && asked.size >= (asked.size + choices.size) * MOST
  return columns.map((column) => {
    if (choices.has(column) || (areTopics && asked.has(column))) return 'choices'
    return column.filled.length > 0 && column.filled.every(isYesOrNo) ? 'question' : 'text'
  })
}

/** The columns of the grids that hold choices: those with words of the event, or all where there are none. */
function columnsOfGrids(
  columns: readonly AskedColumn[],
  isKnown: (column: AskedColumn) => boolean,
): Set<AskedColumn> {
  const grids = Map.groupBy(
    columns.filter(({ grid }) => grid !== undefined),
    ({ grid }) => grid,
  )
  const filled = (column: AskedColumn) => column.filled.length > 0
  const known = [...grids.values()].filter((own) => own.some((column) => filled(column) && isKnown(column)))
  return new Set((known.length > 0 ? known : [...grids.values()]).flat())
}

/** Tells words that stand in so many of the columns. */
function wordsIn(columns: readonly AskedColumn[], times: number): (cell: string) => boolean {
  const counts = new Map<string, number>()
  for (const { filled } of columns)
    for (const word of new Set(filled.map(keyOf))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (cell) => (counts.get(keyOf(cell)) ?? 0) >= times
}

/** Of no cells all are so. */
function shareOf(cells: readonly string[], test: (cell: string) => boolean): number {
  return cells.length === 0 ? 1 : cells.filter(test).length / cells.length
}

/** Whether the cells hold a few short words. */
function looksLikeScale(filled: readonly string[]): boolean {
  const words = new Set(filled.map(keyOf))
  const isFew = words.size <= Math.min(MAX_WORDS, Math.max(2, filled.length / 3))
  return isFew && filled.every((cell) => cell.length <= WORD_LENGTH)
}

/**
 * Whether a column asks people something about themselves, "Do you need parking?", and its cells answer no
 * more than yes, no or how many. What it is about can be a topic as well where others are named like it.
 */
function isAskedOfPeople({ header, filled, grid }: AskedColumn): boolean {
  if (grid !== undefined) return false
  const start = header.slice(0, MAX_READ)
  const isCount = COUNTS.test(start)
  const isClosed = isClosedQuestion(header) || STATEMENTS.test(start)
  if (isCount) return filled.every((cell) => /^\d+$/.test(cell) || isYesOrNo(cell))
  return isClosed && filled.every(isYesOrNo)
}

/** Longer names are no questions that anybody reads. */
const MAX_READ = 200

/** After the question mark may follow a remark in brackets, and signs such as a star. */
const END_OF_QUESTION = /^[^\p{L}\p{N}(]*(?:\([^()]*\)[^\p{L}\p{N}(]*)?$/u

/** Whether the name is a question that yes or no answers. */
function isClosedQuestion(header: string): boolean {
  const end = header.slice(-MAX_READ)
  const mark = end.lastIndexOf('?')
  if (mark < 0 || !END_OF_QUESTION.test(end.slice(mark + 1))) return false
  return !OPEN_QUESTION.test(header.slice(0, MAX_READ))
}

/** Words by which questions begin that yes or no does not answer. */
const OPEN_QUESTION =
  /^\W*(?:who|whose|what|how|why|where|when|which|wer|wem|wessen|was|wie|warum|wieso|weshalb|wo|wohin|woher|wozu|womit|wofür|wann|welche[mnrs]?|kes|kelle|mis|mida|mille|milleks|milline|millised|milliseid|millal|kuidas|miks|kus|kust|kuhu)(?!\p{L})/iu

const COUNTS =
  /^\W*(?:how (?:many|much|old|long)|wie ?(?:viele?|alt|lange)|mitu|mitmes|kui (?:palju|vana|kaua))(?!\p{L})/iu

/** What somebody confirms, as boxes to tick have it: "I agree to be photographed". */
const STATEMENTS =
  /^\W*(?:i|ich|ma|mina|olen|nõustun|soovin|vajan|luban|please|bitte|palun)(?=\s)|(?:^|[^\p{L}])(?:consent|gdpr|dsgvo|einwilligung|datenschutz\p{L}*|nõusolek)(?!\p{L})/iu
