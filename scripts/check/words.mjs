import { root } from '../lib/paths.mjs'
import { textFiles } from './rule-book.mjs'
import { resultOf } from './tools.mjs'

/**
 * A word that means something else here than what it is used for, with the one that we use: `not` as a part
 * of names and in comments. `within` are the paths where it is checked, `except` those where it may stand, in
 * another sense.
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

/** Words of the files that other programs read. */
const OTHERS_FORMATS = ['apps/server/src/outward/programme/', 'apps/server/src/outward/testing/']

/** Whether the report was not ready in time: `isLate` of `ReadReport`. */
const ON_THE_WIRE = [
  'apps/server/src/audit/',
  'apps/server/src/hub/',
  'apps/web/src/features/schedule/plan-questions.ts',
  'apps/web/src/features/schedule/report/',
  'packages/protocol/src/invocations/',
  'bench/solver/late.ts',
  'packages/solver/src/late/',
]

/** @type {Word[]} */
const WORDS = [
  { not: 'conference', but: 'event', except: OTHERS_FORMATS },
  { not: 'attendee', but: 'participant', except: IMPORTED },
  { not: 'organizer', but: 'organiser', except: IMPORTED },
  { not: 'moderator', but: 'host', except: IMPORTED },
  { not: 'timeslot', but: 'slot', except: [...IMPORTED, ...OTHERS_FORMATS] },
  { not: 'websocket', but: 'connection', within: ['apps/server/src/rooms/', 'packages/'] },
  { not: 'neighborhood', but: 'neighbourhood' },
  // A comment of the search names a benchmark.
  { not: 'bench', but: 'scenario set', within: PLANNING, except: ['packages/solver/src/search/schedule.ts'] },
  // On the wire and in storage it is called so for ever: `bench`, `scenario_bench`.
  { not: 'scenario bench', but: 'scenario set' },
  { not: 'bench of', but: 'scenario set of' },
  // The search tries groups, and a check fillings.
  { not: 'trial', but: 'scenario', except: ['packages/solver/src/'] },
  {
    not: 'subject',
    but: 'snapshot',
    within: ['apps/server/src/planning/insight/', 'apps/server/src/rooms/', 'apps/web/src/lib/live/'],
  },
  { not: 'execution', but: 'run, or turn of a search', within: ['apps/server/src/planning/'] },
  {
    not: 'run',
    but: 'search',
    within: [
      'apps/server/src/planning/threads/',
      'packages/solver/src/limits',
      'packages/solver/src/proofs/proof',
      'packages/solver/src/solve-options',
    ],
    // `run` of a `PlanResult`, of a linear program and of Vitest.
    except: ['incumbent', 'load-highs', 'solver-child.test', 'solver-messages', 'threaded-solve'].map(
      (file) => `apps/server/src/planning/threads/${file}`,
    ),
  },
  { not: 'search run', but: 'search' },
  { not: 'place', but: 'cursor', within: ['packages/solver/src/parse/'] },
  // Whoever is given a seat afterwards is late; what is not ready in time is not.
  { not: 'is late', but: 'is timed out', except: ON_THE_WIRE },
  { not: 'late', but: 'timed out', within: ['apps/server/src/planning/threads/search-steps'] },
  { not: 'or late', but: 'or timed out' },
  { not: 'late ms', but: 'timeout ms' },
  { not: 'told', but: 'audit entry', within: ['apps/server/src/audit/audited-actions.ts'] },
  { not: 'told of', but: 'audit entry of', except: ['bench/rehearse/'] },
  { not: 'is kept', but: 'is pinned', within: ['apps/web/src/features/schedule/', 'packages/domain/src/'] },
  { not: 'kept', but: 'unchanged', within: ['apps/server/src/import/packed-import.ts'] },
  { not: 'keep edit', but: 'person pin edit' },
]

/** Words of the glossary have no synonyms in names and comments. */
export async function words() {
  return checkWords(textFiles(root))
}

/**
 * @param {{ file: string, text: string }[]} files
 * @returns {import('./tools.mjs').CheckResult}
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
  return resultOf(`${WORDS.length} that have another name`, problems)
}

/** @param {string} file @param {string[] | undefined} paths */
const isBelow = (file, paths) => paths === undefined || paths.some((path) => file.startsWith(path))

/** The words in one name, a single one also in a text; in singular or plural. @param {string} sought */
function formsOf(sought) {
  const [first = '', ...rest] = sought.split(' ')
  const start = `(?:(?<![A-Za-z])${first}|(?<=[a-z])${upper(first)}|(?<![A-Za-z])${first.toUpperCase()})`
  const next = rest.map((word) => `(?:${upper(word)}|_${word.toUpperCase()})`)
  const end = '(?:e?s|E?S)?(?![a-z])'
  return new RegExp(`${[start, ...next].join('')}${end}|(?<![A-Za-z])${upper(first)}${next.join('')}${end}`)
}

/** @param {string} word */
const upper = (word) => word.slice(0, 1).toUpperCase() + word.slice(1)
