/** The person whose chip an event is on. */
export function chipOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-chip]') : null
}

/** Arrow keys lead through the people of a card, up and down to the cards above and below. */
export function moveBetweenChips(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault'>,
  chip: HTMLElement,
): void {
  const next = nextChip(event.key, chip)
  if (next === undefined) return
  event.preventDefault()
  next?.focus()
}

/** Undefined for a key that leads nowhere, null at the end. */
function nextChip(key: string, chip: HTMLElement): HTMLElement | null | undefined {
  const onCard = chipsIn(chip.closest('[data-place]'))
  const at = onCard.indexOf(chip)
  switch (key) {
    case 'ArrowRight':
      return onCard[at + 1] ?? null
    case 'ArrowLeft':
      return onCard[at - 1] ?? null
    case 'Home':
      return onCard[0] ?? null
    case 'End':
      return onCard.at(-1) ?? null
    case 'ArrowDown':
    case 'ArrowUp': {
      const inColumn = chipsIn(chip.closest('[data-session]'))
      const rest =
        key === 'ArrowDown'
          ? inColumn.slice(inColumn.indexOf(chip) + 1)
          : inColumn.slice(0, inColumn.indexOf(chip)).reverse()
      const other = rest.find((each) => !onCard.includes(each))
      return chipsIn(other?.closest('[data-place]') ?? null)[0] ?? null
    }
    default:
      return undefined
  }
}

/** The one with the focus becomes the tab stop of its card. */
export function makeTabStop(chip: HTMLElement): void {
  for (const each of chip.closest('ul')?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])
    each.tabIndex = -1
  chip.tabIndex = 0
}

function chipsIn(element: Element | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])]
}
