type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>

/** Elements with native undo. */
const TEXT_FIELDS =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, [contenteditable=true]'

/** The command for a key press: Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y (Cmd on a Mac). None while typing in a text field. */
export function undoKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  target,
}: KeyPress): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  if (target instanceof Element && target.closest(TEXT_FIELDS)) return undefined
  if (document.querySelector('dialog[open]')) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : undefined
}
