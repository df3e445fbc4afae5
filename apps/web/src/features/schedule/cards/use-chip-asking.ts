import type { PersonId } from '@planner/domain'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { chipOf, makeTabStop, moveBetweenChips } from './chip-keys.ts'

/** Keeps one of the chips of a list a tab stop: the one that was may have gone. */
export function useTabStop() {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? []
    if (buttons[0] && ![...buttons].some(({ tabIndex }) => tabIndex === 0)) buttons[0].tabIndex = 0
  })
  return list
}

/** For a list of chips whose people are asked about and not moved: handles them all, with the keys of the cards. */
export function useChipAsking(ask: (personId: PersonId) => (() => void) | undefined) {
  return {
    ref: useTabStop(),
    'data-place': '',
    onClick: ({ target }: MouseEvent) => {
      const personId = chipOf(target)?.dataset.chip
      if (personId) ask(personId)?.()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const chip = chipOf(event.target)
      if (chip) moveBetweenChips(event, chip)
    },
    onFocus: ({ target }: FocusEvent) => {
      const chip = chipOf(target)
      if (chip) makeTabStop(chip)
    },
  }
}
