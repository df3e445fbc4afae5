import { useState, useSyncExternalStore } from 'react'
import { announcementStore } from '../lib/announce.ts'

/** Reads out what has changed without the reader's doing. It is there from the start: a region that comes with its text may stay unread. */
export function Announcer() {
  const { number, text } = useSyncExternalStore(announcementStore.subscribe, announcementStore.getSnapshot)
  const [before] = useState(number)
  return (
    <div className="visually-hidden" aria-live="polite" data-announcer>
      {number > before && <p key={number}>{text}</p>}
    </div>
  )
}
