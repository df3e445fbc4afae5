import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { allMessages } from './i18n/languages.ts'
import { reloadAfterChunkError } from './reload.ts'

const RETRY_MS = 1000

/** `fetch` loads it ahead; once that is done it is rendered at once, without what stands in for it meanwhile. */
export type LoadedComponent<P> = LazyExoticComponent<ComponentType<P>> & { fetch: () => Promise<void> }

/**
 * A component whose chunk is loaded when it is first rendered, with all texts. If the network is down at that moment, it waits until the
 * server responds and retries. Some browsers cache the failed import until the page is reloaded; unsent edits survive that.
 */
export function lazyComponent<P>(load: () => Promise<ComponentType<P>>): LoadedComponent<P> {
  return firstComponent(async () => {
    const [component] = await Promise.all([load(), allMessages()])
    return component
  })
}

/** The same of what a guest sees between a share link and the first choice: its texts are among the first; JOIN-5. */
export function firstComponent<P>(load: () => Promise<ComponentType<P>>): LoadedComponent<P> {
  let fetched: ComponentType<P> | undefined
  const fetch = async () => {
    fetched = await load()
  }
  const find = () =>
    fetched ? atOnce(fetched) : loadWithRetry(load).then((component) => ({ default: component }))
  return Object.assign(lazy(find), { fetch })
}

/** A promise is never fulfilled before the next turn, and what stands in for a component is then shown for 300 ms. */
function atOnce<P>(component: ComponentType<P>): Promise<{ default: ComponentType<P> }> {
  const thenable: Pick<PromiseLike<{ default: ComponentType<P> }>, 'then'> = {
    // biome-ignore lint/suspicious/noThenProperty: a thenable is what React takes beside a promise
    then: (onFulfilled) => Promise.resolve(onFulfilled?.({ default: component }) as never),
  }
  return thenable as Promise<{ default: ComponentType<P> }>
}

async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await waitForServer()
    return load().catch(reloadAfterChunkError)
  }
}

async function waitForServer(): Promise<void> {
  for (;;) {
    const isThere = await fetch('/healthz').then(
      (response) => response.ok,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}
