import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { allMessages } from './i18n/languages.ts'
import { reloadAfterChunkError } from './reload.ts'

const RETRY_MS = 1000

/**
 * A component whose chunk is loaded when it is first rendered, with all texts. If the network is down at that moment, it waits until the
 * server responds and retries. Some browsers cache the failed import until the page is reloaded; unsent edits survive that.
 */
export function lazyComponent<P>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return firstComponent(async () => {
    const [component] = await Promise.all([load(), allMessages()])
    return component
  })
}

/** The same of what a guest sees between a share link and the first choice: its texts are among the first; JOIN-5. */
export function firstComponent<P>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await loadWithRetry(load) }))
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
