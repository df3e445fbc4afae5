type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>

/** Elements that undo their own typing. */
const TYPED_INTO = 'input:not([type=radio], [type=checkbox], [type=button]), textarea, [contenteditable=true]'

/** The command of a key press: Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y, with the command key on a Mac. Not while typing. */
export function undoKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  target,
}: KeyPress): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  if (target instanceof Element && target.closest(TYPED_INTO)) return undefined
  if (document.querySelector('dialog[open]')) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : undefined
}
