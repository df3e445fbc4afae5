import { expect, test } from 'vitest'
import { hearPush } from './hear-push.ts'

type Shown = { title: string; options: Record<string, unknown> }

/** What a worker has of a browser. */
function worker(open: string[] = []) {
  const listeners = new Map<string, (event: never) => void>()
  const shown: Shown[] = []
  const went: string[] = []
  const pages = open.map((url) => ({ url, focus: async () => went.push(`focus ${url}`) }))
  hearPush({
    addEventListener: (name: string, listener: (event: never) => void) => void listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, options: object) =>
        void shown.push({ title, options: options as Shown['options'] }),
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => went.push(`open ${url}`),
    },
  } as Parameters<typeof hearPush>[0])
  const dispatch = async (name: string, event: object) => {
    const work: Promise<unknown>[] = []
    listeners.get(name)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) } as never)
    await Promise.all(work)
  }
  return {
    shown,
    went,
    push: (text: string | null) =>
      dispatch('push', { data: text === null ? null : { json: () => JSON.parse(text) } }),
    press: (url: unknown) =>
      dispatch('notificationclick', { notification: { data: { url }, close: () => {} } }),
  }
}

const LINK = '/planner/participant/?personalKey=k'
const full = (path: string) => new URL(path, location.origin).href

test('PUSH-6: every message is shown, even one that cannot be read', async () => {
  const { push, shown } = worker()
  await push(JSON.stringify({ title: 'Your plan', body: 'Bees', url: LINK, tag: 't' }))
  expect(shown).toEqual([
    {
      title: 'Your plan',
      options: {
        body: 'Bees',
        data: { url: LINK },
        icon: '/dist/icons/icon-192.png',
        tag: 't',
        renotify: true,
      },
    },
  ])
  for (const text of [null, 'no JSON', '7', 'null', '{"title":7}', '{}']) await push(text)
  expect(shown.slice(1).map(({ title }) => title)).toEqual(Array(6).fill('Group Planner'))
})

test('PUSH-6: a press goes to an open page of the same link, else opens one, and never another site', async () => {
  const other = full('/planner/participant/?personalKey=of-somebody-else')
  const same = full(`${LINK}&tab=4`)
  const first = worker([other, same])
  await first.press(LINK)
  expect(first.went).toEqual([`focus ${same}`])
  const second = worker([other])
  await second.press(LINK)
  await second.press(undefined)
  expect(second.went).toEqual([`open ${full(LINK)}`, `open ${full('/')}`])
  for (const address of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', 'http://[']) {
    const { press, went } = worker()
    await press(address)
    expect([address, went]).toEqual([address, []])
  }
})
