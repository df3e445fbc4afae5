import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { reloadAfterChunkError } from './reload.ts'

const RETRY_MS = 1000

/**
 * A component that is fetched when it is first shown. A page that is open must not break because the network is gone
 * at that moment: it waits until the server answers and requests it again. Browsers that remember the failure only get over
 * it by loading the page anew; edits that are not sent yet outlive that.
 */
export function lazyComponent<P>(
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
