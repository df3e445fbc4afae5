import { useSyncExternalStore } from 'react'
import { Listeners } from './listeners.ts'

export type ChoiceSection = 'topics' | 'people' | 'times'

/** `isNew` until the page has gone there. */
type Wanted = { readonly section: ChoiceSection; isNew: boolean }

let wanted: Wanted | null = null
const listeners = new Listeners()

/** Leads to a part of the choices, wherever they are shown; AVAIL-19. */
export function openChoiceSection(section: ChoiceSection): void {
  wanted = { section, isNew: true }
  listeners.tell()
}

/** The part of the choices that was asked for last, null before. */
export function useWantedSection(): Wanted | null {
  return useSyncExternalStore(listeners.subscribe, () => wanted)
}
