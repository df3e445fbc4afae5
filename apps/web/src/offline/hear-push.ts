import type { PushMessage } from '@planner/protocol'

type Waitable = { waitUntil(work: Promise<unknown>): void }
type PushEvent = Waitable & { data: { json(): unknown } | null }
type Press = Waitable & { notification: Notification }
type OpenPage = { url: string; focus(): Promise<unknown> }
type Scope = {
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Press) => void): void
  registration: { showNotification(title: string, options: object): Promise<void> }
  clients: {
    matchAll(options: object): Promise<readonly OpenPage[]>
    openWindow(url: string): Promise<unknown>
  }
}

const UNREADABLE: PushMessage = { title: 'Group Planner', body: '', url: '/', tag: '' }

/** Shows what comes for this device, and goes to its page when it is pressed; PUSH-6. */
export function hearPush(worker: Scope): void {
  worker.addEventListener('push', (event) => {
    const { title, body, url, tag } = messageOf(event.data)
    // A browser takes the permission away from a site that shows nothing.
    const shown = worker.registration.showNotification(title, {
      body,
      data: { url },
      icon: '/dist/icons/icon-192.png',
      // The next one of a kind takes its place, and is heard like the first.
      ...(tag !== '' && { tag, renotify: true }),
    })
    event.waitUntil(shown)
  })
  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    event.waitUntil(openPage(worker, String(notification.data?.url ?? '/')))
  })
}

function messageOf(data: PushEvent['data']): PushMessage {
  try {
    const message = data?.json() as Partial<Record<keyof PushMessage, unknown>>
    const textOf = (name: keyof PushMessage) => {
      const text = message[name]
      return typeof text === 'string' && text !== '' ? text : UNREADABLE[name]
    }
    return { title: textOf('title'), body: textOf('body'), url: textOf('url'), tag: textOf('tag') }
  } catch {
    return UNREADABLE
  }
}

async function openPage({ clients }: Scope, path: string): Promise<void> {
  const page = URL.canParse(path, location.origin) ? new URL(path, location.origin) : undefined
  if (page?.origin !== location.origin) return
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = open.find(({ url }) => isOf(new URL(url), page))
  const isFocused = same !== undefined && (await same.focus().then(Boolean, () => false))
  if (!isFocused) await clients.openWindow(page.href)
}

/** Whether an open page is one of a link: it may say besides which tab it shows. */
function isOf(open: URL, { origin, pathname, searchParams }: URL): boolean {
  return (
    open.origin === origin &&
    open.pathname === pathname &&
    [...searchParams].every(([name, value]) => open.searchParams.get(name) === value)
  )
}
