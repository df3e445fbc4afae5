/** Frames in which what is looked for comes onto the page, and a dialog before it goes. */
const FRAMES = 40

/** Moves the focus to an element as soon as it is there and takes it: what a modal dialog covers does not. */
export function focusWhenThere(find: () => HTMLElement | null, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const element = find()
    element?.focus()
    if (element !== null && document.activeElement === element) return
    if (frames > 0) focusWhenThere(find, frames - 1)
  })
}
