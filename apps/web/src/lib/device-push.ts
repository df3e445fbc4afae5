/** How far this browser can tell anything while its page is closed; PUSH-7. */
export type PushAbility = 'possible' | 'installedOnly' | 'impossible'

/** As `PushManager` wants it, and as the server reads it. */
type Subscribed = { endpoint: string; keys: Record<string, string> }

const WORKER = '/service-worker.js'
const PATIENCE_MS = 3000

export function pushAbility(): PushAbility {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isAble) return 'possible'
  return isAppleTouch() && !isInstalled() ? 'installedOnly' : 'impossible'
}

/** An iPad says that it is a Mac. */
function isAppleTouch(): boolean {
  return (
    /iP(hone|ad|od)/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}

function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches
}

/** Has an app that is installed from here begin at this page: the usual one begins at the front page. */
export function installThisPage(): void {
  document.querySelector('link[rel=manifest]')?.setAttribute('href', '/dist/own-page.webmanifest')
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (pushAbility() !== 'possible') return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Where a push service takes messages for this browser, '' for nowhere, and whether it has subscribed with the key. */
export async function deviceEndpoint(): Promise<{ endpoint: string; hasKey(publicKey: string): boolean }> {
  // A browser may refuse even to say.
  const known = await subscriptionHere().catch(() => null)
  return {
    endpoint: known?.endpoint ?? '',
    hasKey: (publicKey) => known !== null && hasKey(known, publicKey),
  }
}

/** Asks for permission, so after a press alone, and subscribes. @throws what the browser says where that fails. */
export async function subscribeDevice(publicKey: string): Promise<Subscribed | 'denied' | 'notDecided'> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'notDecided'
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  let known = await pushManager.getSubscription()
  if (known && !hasKey(known, publicKey)) {
    await known.unsubscribe()
    known = null
  }
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }
  const { endpoint, keys } = (known ?? (await pushManager.subscribe(options))).toJSON()
  return { endpoint: endpoint ?? '', keys: keys ?? {} }
}

/** Nobody is told here any more: the push service says so to the server. Whoever logs out wants nothing of theirs to come here. */
export async function forgetDevice(): Promise<void> {
  const forgotten = subscriptionHere()
    .then((known) => known?.unsubscribe())
    .catch(() => {})
  // Without a connection a browser may try for long.
  await Promise.race([forgotten, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

function hasKey({ options: { applicationServerKey } }: PushSubscription, publicKey: string): boolean {
  const [own, wanted] = [new Uint8Array(applicationServerKey ?? []), bytesOf(publicKey)]
  return own.length === wanted.length && own.every((byte, index) => byte === wanted[index])
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
