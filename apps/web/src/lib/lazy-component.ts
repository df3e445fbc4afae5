import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { allMessages } from './i18n/languages.ts'
import { reloadAfterChunkError } from './reload.ts'

const RETRY_MS = 1000

/** `fetch` loads it ahead; a component that is loaded is rendered at once, without its fallback. */
export type LoadedComponent<P> = LazyExoticComponent<ComponentType<P>> & { fetch: () => Promise<void> }

/**
 * A component whose chunk is loaded with all texts when it is first rendered. Without a network it waits
 * until the server responds and tries again. Some browsers cache the failed import until the page is
 * reloaded; unsent edits survive that.
 */
export function lazyComponent<P>(load: () => Promise<ComponentType<P>>): LoadedComponent<P> {
  return firstComponent(async () => {
    const [component] = await Promise.all([load(), allMessages()])
    return component
  })
}

/** A component with first texts: a guest sees it between share link and first choice; JOIN-5. */
export function firstComponent<P>(load: () => Promise<ComponentType<P>>): LoadedComponent<P> {
  let fetched: ComponentType<P> | undefined
  const fetch = async () => {
    fetched = await load()
  }
  const find = () =>
    fetched ? atOnce(fetched) : loadWithRetry(load).then((component) => ({ default: component }))
  return Object.assign(lazy(find), { fetch })
}

/** A real promise is fulfilled in the next turn, and React would show the fallback for 300 ms. */
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
