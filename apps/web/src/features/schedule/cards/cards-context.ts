import type { PersonId, Place } from '@planner/domain'
import { createContext, useContext } from 'react'
import type { MoveMark } from '../move-prices.tsx'

/** What all cards of the board share. */
export type Cards = {
  /** People and places (`placeKey`) that a search has found; the one it has gone to. */
  found: { people: ReadonlySet<PersonId>; places: ReadonlySet<string>; current: string | null }
  /** The card that somebody is dragged over, by `placeKey`; who, and from where. */
  over: string | null
  dragged: { personId: PersonId; place: string } | null
  /** What dropping whoever is dragged would do, as a mark. */
  /** The target that is best for plan and person, by `placeKey`: none where each of them breaks a rule. */
  best: string | null
  markOf: (place: Place) => MoveMark | null
  mayMove: (personId: PersonId) => boolean
}

export const CardsContext = createContext<Cards | null>(null)

/** @throws outside a board of cards. */
export function useCards(): Cards {
  const cards = useContext(CardsContext)
  if (!cards) throw new Error('useCards outside the board. Maybe a card is shown somewhere else?')
  return cards
}
