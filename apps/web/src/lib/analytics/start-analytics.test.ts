import type { PageEvent, SessionAnalytics, SessionResponse } from '@planner/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestSession } from '../session/session-request.ts'
import { startAnalytics } from './start-analytics.ts'

const KEY = 'k3Y-_zQ9fT0aBcDeFgHiJkLm'
const PERSONAL = `/planner/participant/?personalKey=${KEY}&tab=3`

let counted: PageEvent[]
let session: SessionAnalytics
let stop: () => void
beforeEach(() => {
  counted = []
  session = { state: 'counted', person: -7 }
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.startsWith('/api/Auth/')) return Response.json({ antiForgeryToken: 't', analytics: session })
    expect(path).toBe('/api/Analytics')
    counted.push(...(JSON.parse(String(body)) as { events: PageEvent[] }).events)
    return Response.json({ counted: 1 })
  })
})
afterEach(() => {
  stop()
  window.history.replaceState(null, '', '/')
})

/** As the router does it: browsers say nothing of these calls. */
function goTo(address: string): void {
  window.history.pushState(null, '', address)
  window.dispatchEvent(new Event('pushState'))
}

function start(path: string): void {
  window.history.replaceState(null, '', path)
  stop = startAnalytics({ session: { analytics: session } as SessionResponse, path })
}

const pages = () => counted.map(({ page }) => page)

test('PRIV-21: pages are counted once each as they are opened, cleaned before they leave the browser', async () => {
  start(PERSONAL)
  goTo(`${PERSONAL}#here`)
  goTo('/welcome/?gclid=abc')
  await expect
    .poll(pages)
    .toEqual(['/planner/participant/?personalKey={key}&tab=3', '/welcome/?gclid={click-id}'])
  stop()
  goTo('/planner/')
  expect(counted).toHaveLength(2)
})

test('PRIV-8: the number goes along while the page has the key it was asked for, and with no other', async () => {
  start(PERSONAL)
  goTo('/welcome/')
  goTo(`/planner/participant/?personalKey=${KEY}x`)
  await expect.poll(() => counted.map(({ person }) => person)).toEqual([-7, null, null])
  session = { state: 'counted', person: -8 }
  await requestSession('UserIsActive')
  goTo(`/planner/participant/?personalKey=${KEY}x&tab=4`)
  await expect.poll(() => counted.at(-1)?.person).toBe(-8)
})

test('PRIV-21: nothing is counted once the session says so, or when the browser asks for it', async () => {
  start('/welcome/')
  session = { state: 'notCounted', person: null }
  await requestSession('UserIsActive')
  goTo('/planner/')
  stop()
  vi.stubGlobal('navigator', { doNotTrack: '1' })
  start('/planner10/')
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  start('/1on1/')
  await expect.poll(pages).toEqual(['/welcome/'])
})
