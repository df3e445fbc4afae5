import { useWanted, type Wanted } from './live/live-context.tsx'

export type ChoiceSection = 'topics' | 'people' | 'times'

/** The part of the choices that was asked for, and leads to one, wherever they are shown; AVAIL-19. */
export function useChoiceSection(): {
  wanted: Wanted<ChoiceSection> | null
  want: (section: ChoiceSection) => void
} {
  return useWanted('choices')
}
