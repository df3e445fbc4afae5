import { setTimeout as wait } from 'node:timers/promises'
import { sharedValue } from '../../apps/server/src/testing/test-event.ts'
import { keyIn, personId, topicId, VARIANT } from '../events.ts'
import { quantile } from '../figures.ts'
import { LightClient } from '../light-client.ts'
import { headersOf } from './nodes.ts'

export const SMALL_EVENT = { people: 12, topics: 8, cells: 40 }

/** Editors of many events, those of one at one node (`isApart`) or at all, each of whom sends the next edit when the last one is acknowledged. */
export async function editsOnManyEvents(
  urls: readonly string[],
  events: readonly string[],
  { editorsEach, seconds, isApart }: { editorsEach: number; seconds: number; isApart: boolean },
): Promise<{ perSecond: number; p50: number; p99: number; edits: number; refused: number }> {
  const editors = await Promise.all(
    events.flatMap((eventId, event) =>
      Array.from({ length: editorsEach }, async (_, index) => {
        const url = urls[(isApart ? event : event + index) % urls.length] ?? ''
        const client = await LightClient.open(url, VARIANT.hubPath, headersOf(event * editorsEach + index))
        const urlKey = keyIn(eventId, index)
        const joined = await client.invoke('JoinEventHub2', { urlKey, format: 'compact' })
        if (!joined.ok) throw new Error(`Somebody could not join: ${joined.message}`)
        return { client, urlKey, index }
      }),
    ),
  )
  const times: number[] = []
  let refused = 0
  const until = performance.now() + seconds * 1000
  const started = performance.now()
  await Promise.all(
    editors.map(async ({ client, urlKey, index }) => {
      for (let number = 0; performance.now() < until; number += 1) {
        const at = performance.now()
        const { ok } = await client.invoke('SendSharedValue', {
          ...sharedValue(
            { personal: urlKey },
            {
              tableName: 'preferences',
              userId: personId(index),
              topicId: topicId(number % SMALL_EVENT.topics),
              value: number % 2 ? 'Yes' : 'Host',
            },
          ),
          timestamp: Date.now(),
        })
        times.push(performance.now() - at)
        if (ok) continue
        refused += 1
        // Whoever is refused for asking too much waits.
        await wait(200)
      }
    }),
  )
  const took = (performance.now() - started) / 1000
  for (const { client } of editors) client.close()
  return {
    perSecond: (times.length - refused) / took,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    edits: times.length,
    refused,
  }
}
