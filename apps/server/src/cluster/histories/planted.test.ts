import { afterEach, expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import type { ChangeLog, LoggedChanges } from '../../storage/change-log.ts'
import type { Storage } from '../../storage/storage.ts'
import { type TestNodes, testNodes } from '../../testing/test-nodes.ts'
import type { Anomaly } from './check-history.ts'
import { LivedEvent } from './testing/lived-event.ts'

let shared: TestNodes | undefined
let lived: LivedEvent | undefined
afterEach(close)

async function close(): Promise<void> {
  lived?.close()
  await shared?.remove()
  lived = undefined
  shared = undefined
}

const nodeUrls = () => shared?.nodes.map(({ url }) => url) ?? []

/** What the checker finds in a short life on nodes with a mistake. */
async function kindsWith(
  mistake: (storage: Storage) => Storage,
  { patience, seed = 7 }: { patience?: { seconds: number }; seed?: number } = {},
): Promise<Set<string>> {
  shared = await testNodes(2, {}, { throughStorage: mistake })
  lived = await LivedEvent.open(nodeUrls, seededRandom(seed))
  await lived.live(3, 20)
  const found = await lived.anomalies(patience)
  return new Set(found.map(({ kind }) => kind))
}

test('SCALE-2, SCALE-3: in the life of an event on two nodes the checker finds nothing', async () => {
  expect(await kindsWith((storage) => storage)).toEqual(new Set())
})

const withLog = (storage: Storage, change: (log: ChangeLog) => Partial<ChangeLog>): Storage => {
  const { shared: own } = storage
  if (!own) throw new Error('These nodes share nothing.')
  return { ...storage, shared: { ...own, changeLog: { ...own.changeLog, ...change(own.changeLog) } } }
}
const changed = (found: LoggedChanges, change: (text: string) => string): LoggedChanges =>
  found.kind === 'changes'
    ? { kind: 'changes', changes: found.changes.map((each) => ({ ...each, text: change(each.text) })) }
    : found

const withoutHints = (storage: Storage) => withLog(storage, () => ({ onHint: () => () => {} }))

test('SCALE-2, SCALE-3: where every hint of the other node is lost nothing is lost but time', async () => {
  expect(await kindsWith(withoutHints)).toEqual(new Set())
})

/** Nodes that differ for good need not be waited for. */
const SHORT = { seconds: 2 }
const MAX_LIVES = 6

const MISTAKES: Record<string, { plant: (storage: Storage) => Storage; kinds: readonly Anomaly['kind'][] }> =
  {
    'what is acknowledged is not always stored': {
      plant: (storage) => {
        let numWrites = 0
        return {
          ...storage,
          write: async (writes, options) => {
            numWrites += 1
            const isEdit = writes.some(({ kind }) => kind === 'putCell')
            // As if it were a change that the copy has already.
            return isEdit && numWrites % 2 === 0 ? 0 : storage.write(writes, options)
          },
        }
      },
      kinds: ['lost'],
    },
    'a node passes over changes of the other one': {
      plant: (storage) =>
        withLog(storage, (log) => ({
          read: async (...asked) =>
            changed(await log.read(...asked), (text) => text.replaceAll('putCell', 'putUse')),
        })),
      kinds: ['diverged'],
    },
    'a node applies what the other one did long after': {
      plant: (storage) => {
        // Full data are of the stored event, and what comes afterwards is older.
        let last: LoggedChanges | undefined
        return withLog(storage, (log) => ({
          read: async (...asked) => {
            const found = await log.read(...asked)
            const older = last
            if (found.kind === 'changes' && found.changes.length > 0) last = found
            if (older?.kind !== 'changes' || found.kind !== 'changes') return found
            const [text] = older.changes.map((each) => each.text)
            return text
              ? { kind: 'changes', changes: found.changes.map((each) => ({ ...each, text })) }
              : found
          },
        }))
      },
      kinds: ['diverged'],
    },
    'a node never reads what others did': {
      plant: (storage) => withLog(storage, () => ({ read: async () => ({ kind: 'changes', changes: [] }) })),
      kinds: ['notReadYourWrites', 'wentBack'],
    },
    'changes rest on nothing': {
      plant: (storage) => ({
        ...withLog(storage, () => ({ read: async () => ({ kind: 'changes', changes: [] }) })),
        write: (writes, options) =>
          storage.write(
            writes,
            options?.log ? { ...options, log: { ...options.log, restsOn: [] } } : options,
          ),
      }),
      kinds: ['appliedWithoutRight'],
    },
  }

test.each(Object.entries(MISTAKES))(
  'SCALE-2, SCALE-3: the checker finds it where %s',
  async (_, { plant, kinds }) => {
    const found = new Set<string>()
    // How the two nodes take turns is up to the machine: what one life does not bring out another one does.
    for (let seed = 7; seed < 7 + MAX_LIVES && !kinds.every((kind) => found.has(kind)); seed++) {
      await close()
      for (const kind of await kindsWith(plant, { patience: SHORT, seed })) found.add(kind)
    }
    expect([...found]).toEqual(expect.arrayContaining([...kinds]))
  },
)
