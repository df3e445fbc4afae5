import { setTimeout as wait } from 'node:timers/promises'
import { cellAddress } from '@planner/domain'
import { LiveEvent } from '../../apps/web/src/lib/live/live-event.ts'
import { keyIn, personId, topicId, VARIANT } from '../events.ts'

/** The web's own client of an event, without a browser. */
export type Page = {
  live: LiveEvent
  index: number
  acknowledged: number
  dialogs: string[]
}

/** Opens pages of the people of an event and waits until all have it. */
export async function openPages(origin: string, eventId: string, count: number): Promise<Page[]> {
  const pages: Page[] = []
  for (let index = 0; index < count; index += 1) pages.push(openPage(origin, eventId, index))
  while (!pages.every(({ live }) => live.store.getSnapshot().isLoaded)) await wait(50)
  return pages
}

function openPage(origin: string, eventId: string, index: number): Page {
  const page: Omit<Page, 'live'> & { live?: LiveEvent } = { index, acknowledged: 0, dialogs: [] }
  page.live = new LiveEvent({
    variant: VARIANT,
    urlKey: keyIn(eventId, index),
    frontendVersion: '',
    translationsVersion: '',
    now: Date.now,
    onException: ({ message }) => page.dialogs.push(message),
    onSaved: () => {
      page.acknowledged += 1
    },
    onReload: () => {},
    origin,
  })
  return page as Page
}

export function edit({ live, index }: Page, number: number): void {
  const address = cellAddress('preferences', { userId: personId(index), topicId: topicId(number % 8) })
  live.setCell(address, number % 2 ? 'Yes' : 'Host')
}

export function pendingOf({ live, index }: Page): number {
  let pending = 0
  for (let number = 0; number < 8; number += 1) {
    const address = cellAddress('preferences', { userId: personId(index), topicId: topicId(number) })
    if (live.store.cells.view(address).pending) pending += 1
  }
  return pending
}
