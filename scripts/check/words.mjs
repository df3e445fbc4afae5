import { root } from '../lib/paths.mjs'
import { textFiles } from './rule-book.mjs'

/**
 * A word that means something else here than what it is used for, with the one that we use: `not` as a part of names and in comments.
 * `within` are the paths where it is checked, `except` those where it may stand, in another sense.
 * @typedef {{ not: string, but: string, within?: string[], except?: string[] }} Word
 */

/** The sources of planning. */
const PLANNING = [
  'apps/server/src/planning/',
  'apps/web/src/features/planning/',
  'packages/domain/src/plan/',
  'packages/domain/src/schedule/',
  'packages/solver/src/',
]
/** Words of tables that people import. */
const IMPORTED = ['apps/server/src/import/', 'packages/i18n/src/read-column.ts']

/** @type {Word[]} */
const WORDS = [
  { not: 'conference', but: 'event' },
  { not: 'attendee', but: 'participant', except: IMPORTED },
  { not: 'organizer', but: 'organiser', except: IMPORTED },
  { not: 'moderator', but: 'host', except: IMPORTED },
  { not: 'timeslot', but: 'slot', except: IMPORTED },
  { not: 'websocket', but: 'connection', within: ['apps/server/src/rooms/', 'packages/'] },
  { not: 'neighborhood', but: 'neighbourhood' },
  // A comment of the search names a benchmark.
  { not: 'bench', but: 'scenario set', within: PLANNING, except: ['packages/solver/src/search/schedule.ts'] },
  // The search tries groups, and a check fillings.
  { not: 'trial', but: 'scenario', except: ['packages/solver/src/'] },
  {
    not: 'subject',
    but: 'snapshot',
    within: ['apps/server/src/planning/insight/', 'apps/server/src/rooms/'],
  },
  { not: 'execution', but: 'run, or turn of a search', within: ['apps/server/src/planning/'] },
  { not: 'told of', but: 'audit entry of', except: ['bench/rehearse/'] },
  { not: 'or late', but: 'or timed out' },
  { not: 'late ms', but: 'timeout ms' },
]

/** Words of the glossary have no synonyms in names and comments. */
export async function words() {
  return checkWords(textFiles(root))
}

/**
 * @param {{ file: string, text: string }[]} files
 * @returns {import('./check-result.mjs').CheckResult}
 */
export function checkWords(files) {
  const problems = files
    .filter(
      ({ file }) =>
        /^(apps|packages|bench|scripts|e2e)\/.*\.(tsx?|mjs)$/.test(file) &&
        !file.startsWith('scripts/check/words.'),
    )
    .flatMap(({ file, text }) => {
      const all = WORDS.filter(({ within, except = [] }) => isBelow(file, within) && !isBelow(file, except))
      const lines = text.split('\n')
      return all.flatMap(({ not, but }) => {
        const sought = formsOf(not)
        return lines.flatMap((line, index) =>
          sought.test(line)
            ? [`${file}:${index + 1}: "${not}" is "${but}" here (scripts/check/words.mjs).`]
            : [],
        )
      })
    })
  return {
    isOk: problems.length === 0,
    note: `${WORDS.length} that have another name`,
    output: problems.join('\n'),
  }
}

/** @param {string} file @param {string[] | undefined} paths */
const isBelow = (file, paths) => paths === undefined || paths.some((path) => file.startsWith(path))

/** These words, one after the other in one name, or one alone also in a text; in the singular or plural. @param {string} sought */
function formsOf(sought) {
  const [first = '', ...rest] = sought.split(' ')
  const start = `(?:(?<![A-Za-z])${first}|(?<=[a-z])${upper(first)}|(?<![A-Za-z])${first.toUpperCase()})`
  const next = rest.map((word) => `(?:${upper(word)}|_${word.toUpperCase()})`)
  const end = '(?:e?s|E?S)?(?![a-z])'
  return new RegExp(`${[start, ...next].join('')}${end}|(?<![A-Za-z])${upper(first)}${next.join('')}${end}`)
}

/** @param {string} word */
const upper = (word) => word.slice(0, 1).toUpperCase() + word.slice(1)
