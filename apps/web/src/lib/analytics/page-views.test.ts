import type { AnalyticsRequest } from '@planner/protocol'
import { expect, test } from 'vitest'
import { pageViews, type Sent } from './start-analytics.ts'

const view = (page: string) => ({ name: 'pageView' as const, page, person: null })

/** A server that answers as told, and page views that note what they do. */
function setUp(answerOf: (attempt: number) => Sent) {
  const sent: string[] = []
  const waits: number[] = []
  const views = pageViews({
    send: async ({ events }: AnalyticsRequest) => {
      sent.push(events.map(({ page }) => page).join())
      return answerOf(sent.length)
    },
    wait: async (ms) => {
      waits.push(ms)
    },
  })
  return { views, sent, waits }
}

test('LIMIT-6: while the app is unavailable page views are sent again every 100 ms, in order', async () => {
  const { views, sent, waits } = setUp((attempt) => (attempt <= 3 ? 'unavailable' : 'taken'))
  await Promise.all([views.add(view('/a')), views.add(view('/b'))])
  await expect.poll(() => sent).toEqual(['/a', '/a,/b', '/a,/b', '/a,/b'])
  expect(waits).toEqual([100, 100, 100])
  await views.add(view('/c'))
  expect(sent.at(-1)).toBe('/c')
})

test('LIMIT-6: after 30 tries they are left out, and the next page view begins anew', async () => {
  let answer: Sent = 'unavailable'
  const { views, sent, waits } = setUp(() => answer)
  await views.add(view('/a'))
  expect([sent.length, waits.length]).toEqual([30, 29])
  answer = 'taken'
  await views.add(view('/b'))
  expect(sent.slice(30)).toEqual(['/b'])
})

test('LIMIT-6: what the server refuses is not sent again', async () => {
  const { views, sent, waits } = setUp(() => 'refused')
  await views.add(view('/a'))
  expect([sent, waits]).toEqual([['/a'], []])
})

test('LIMIT-6: at most 20 wait, the newest', async () => {
  const answered = Promise.withResolvers<Sent>()
  const sent: number[] = []
  const views = pageViews({
    send: async ({ events }) => {
      sent.push(events.length)
      return sent.length === 1 ? answered.promise : 'taken'
    },
    wait: async () => {},
  })
  const first = views.add(view('/0'))
  for (let page = 1; page <= 30; page += 1) await views.add(view(`/${page}`))
  answered.resolve('unavailable')
  await first
  expect(sent).toEqual([1, 20])
})
