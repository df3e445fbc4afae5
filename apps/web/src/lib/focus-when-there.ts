/** Frames in which what is looked for comes onto the page, and a dialog before it goes. */
const FRAMES = 40

/**
 * Moves the focus to an element as soon as it is there and takes it: what a modal dialog covers does not.
 * @returns gives it up, for whoever moves the focus elsewhere meanwhile.
 */
export function focusWhenThere(find: () => HTMLElement | null): () => void {
  let frames = FRAMES
  let next = 0
  const look = () => {
    const element = find()
    element?.focus()
    if (element !== null && document.activeElement === element) return
    frames -= 1
    if (frames >= 0) next = requestAnimationFrame(look)
  }
  next = requestAnimationFrame(look)
  return () => cancelAnimationFrame(next)
}
