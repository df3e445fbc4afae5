import { useSyncExternalStore } from 'react'

export type ChoiceSection = 'topics' | 'people' | 'times'

/** `isNew` until the page has gone there. */
type Wanted = { readonly section: ChoiceSection; isNew: boolean }

let wanted: Wanted | null = null
const listeners = new Set<() => void>()

/** Leads to a part of the choices, wherever they are shown; AVAIL-19. */
export function openChoiceSection(section: ChoiceSection): void {
  wanted = { section, isNew: true }
  for (const listener of listeners) listener()
}

/** The part of the choices that was asked for last, null before. */
export function useWantedSection(): Wanted | null {
  return useSyncExternalStore(subscribe, () => wanted)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
