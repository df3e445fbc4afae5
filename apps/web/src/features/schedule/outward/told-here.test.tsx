import { EventBuilder } from '@planner/domain/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forgetDevice } from '../../../lib/device-push.ts'
import { as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { ToldHere } from './told-here.tsx'

const KEY = `B${'A'.repeat(86)}`
/** The same as bytes. */
const KEY_BYTES = Uint8Array.from([4, ...Array(64).fill(0)])
const FORMER_KEY = Uint8Array.from([4, ...Array(64).fill(7)])

type Options = {
  publicKey?: string
  /** What the browser lets the site do, and what somebody answers when they are asked. */
  permission?: NotificationPermission
  answer?: NotificationPermission
  /** The key with which the browser has subscribed before. */
  subscribedWith?: Uint8Array
  /** Whether the server tells the person on that device. */
  isOn?: boolean
  isServiceAway?: boolean
}

/** A browser with a push service, and a server, each as far as this screen uses it. */
function open({
  publicKey = KEY,
  permission = 'default',
  answer = 'granted',
  subscribedWith,
  isOn = false,
  isServiceAway = false,
}: Options = {}) {
  const asked: string[] = []
  let made = 0
  const subscription = (key: Uint8Array) => {
    const endpoint = `https://push.example.org/${++made}`
    return {
      endpoint,
      options: { applicationServerKey: key.buffer },
      unsubscribe: async () => {
        known = null
        return true
      },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    }
  }
  let known = subscribedWith === undefined ? null : subscription(subscribedWith)
  const pushManager = {
    getSubscription: async () => known,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      if (isServiceAway) throw new DOMException('push service error', 'AbortError')
      known = subscription(applicationServerKey)
      return known
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    permission,
    requestPermission: async () => {
      asked.push('permission')
      Object.assign(Notification, { permission: answer })
      return answer
    },
  })
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }))
  const told = new Set(isOn && known ? [known.endpoint] : [])
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const { subscription: added, endpoint = added?.endpoint, key } = JSON.parse(body)
    asked.push(path.replace('/api/Push/', ''))
    expect(key).toBe('key of ann')
    if (path.endsWith('/Test')) return Response.json({ isSent: true })
    if (path.endsWith('/Subscribe')) told.add(endpoint)
    if (path.endsWith('/Unsubscribe')) told.delete(endpoint)
    return Response.json({ publicKey, isOn: told.has(endpoint) })
  })
  show()
  return { asked, told, current: () => known }
}

const show = () =>
  showScreen(new EventBuilder('planner').owner('ann'), as('ann'), <ToldHere />, {
    meta: { keys: { adminKey: '', shareKey: '', privateKey: 'key of ann' } },
  })

const button = (name: string) => screen.findByRole('button', { name })

test('PUSH-7: nobody is asked before they press, then they are told here, try it, and end it', async () => {
  const { asked, told, current } = open()
  const turnOn = await button('push.turnOn')
  expect(asked).toEqual(['Key'])
  fireEvent.click(turnOn)
  expect(await screen.findByText('push.on')).toBeDefined()
  expect(asked).toEqual(['Key', 'permission', 'Subscribe'])
  expect([...told]).toEqual([current()?.endpoint])
  fireEvent.click(await button('push.tryOut'))
  expect(await screen.findByText('push.tried')).toBeDefined()
  // The same button, so that a keyboard keeps its place.
  expect(await button('push.turnOff')).toBe(turnOn)
  fireEvent.click(turnOn)
  await button('push.turnOn')
  expect(screen.queryByText('push.on')).toBeNull()
  expect([...told]).toEqual([])
})

test('PUSH-1, PUSH-7: where the installation tells nobody on devices nothing is offered', async () => {
  const { asked } = open({ publicKey: '' })
  await waitFor(() => expect(asked).toEqual(['Key']))
  await waitFor(() => expect(screen.queryByText('push.title')).toBeNull())
})

test('PUSH-7: a browser that was told no says what to do, and pressing again asks it again', async () => {
  const { asked } = open({ permission: 'denied', answer: 'denied' })
  expect(await screen.findByText('push.denied')).toBeDefined()
  expect(asked).toEqual(['Key'])
  Object.assign(Notification, { requestPermission: async () => 'granted' })
  fireEvent.click(await button('push.turnOn'))
  expect(await screen.findByText('push.on')).toBeDefined()
})

test('PUSH-7: who refuses is told so, who closes the question may press again, and a push service may be away', async () => {
  open({ answer: 'denied' })
  fireEvent.click(await button('push.turnOn'))
  expect(await screen.findByText('push.denied')).toBeDefined()
  document.body.replaceChildren()
  const undecided = open({ answer: 'default' })
  fireEvent.click(await button('push.turnOn'))
  await waitFor(() => expect(undecided.asked).toEqual(['Key', 'permission']))
  expect(await button('push.turnOn')).toBeDefined()
  document.body.replaceChildren()
  open({ isServiceAway: true })
  fireEvent.click(await button('push.turnOn'))
  expect(await screen.findByText('push.failed')).toBeDefined()
})

test('PUSH-7: a device that is told says so, and subscribes again with other keys of the installation', async () => {
  const same = open({ permission: 'granted', subscribedWith: KEY_BYTES, isOn: true })
  expect(await screen.findByText('push.on')).toBeDefined()
  expect(same.asked).toEqual(['Key'])
  document.body.replaceChildren()
  const other = open({ permission: 'granted', subscribedWith: FORMER_KEY, isOn: true })
  expect(await screen.findByText('push.on')).toBeDefined()
  expect(other.asked).toEqual(['Key', 'Unsubscribe', 'permission', 'Subscribe'])
  expect([...other.told]).toEqual([other.current()?.endpoint])
  // Whoever logs out is told here no more.
  await forgetDevice()
  expect(other.current()).toBeNull()
})

test('PUSH-7: on an iPhone the way is to install this page, elsewhere another browser', async () => {
  const manifest = document.head.appendChild(document.createElement('link'))
  manifest.rel = 'manifest'
  manifest.setAttribute('href', '/dist/manifest.webmanifest')
  const answer = async () => Response.json({ publicKey: KEY, isOn: false })
  vi.stubGlobal('fetch', answer)
  show()
  expect(await screen.findByText('push.unsupported')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  expect(manifest.getAttribute('href')).toBe('/dist/manifest.webmanifest')
  document.body.replaceChildren()
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1'
  vi.stubGlobal('navigator', Object.create(navigator, { userAgent: { value: userAgent } }))
  show()
  expect(await screen.findByText('push.ios')).toBeDefined()
  expect(manifest.getAttribute('href')).toBe('/dist/own-page.webmanifest')
  manifest.remove()
})
