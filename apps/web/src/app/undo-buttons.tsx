import { Button, Group } from '@mantine/core'
import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from '../components/icon.tsx'
import { useLive, useLiveSnapshot } from '../lib/live/live-context.tsx'
import { useWords } from '../lib/live/use-words.ts'
import { showToast } from '../lib/toast.ts'
import { stepName } from './step-name.ts'
import classes from './undo-buttons.module.css'

const COMMANDS = {
  undo: { label: 'undo.undo', done: 'undo.undone', icon: 'undo', keys: 'Control+Z' },
  redo: { label: 'undo.redo', done: 'undo.redone', icon: 'redo', keys: 'Control+Shift+Z' },
} as const

/** Undo and redo of the user's own edits, by button and keyboard; the label names the step. */
export function UndoButtons() {
  const t = useWords()
  const { undo: stack } = useLive()
  const { state, run } = useLiveSnapshot()
  const steps = useSyncExternalStore(stack.subscribe, stack.getSnapshot)
  const execute = (which: keyof typeof COMMANDS) => {
    if (run !== null) return
    const step = stack[which]()
    if (step)
      showToast({ id: 'undo', message: t(COMMANDS[which].done, { step: stepName(t, state, step, which) }) })
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const which = undoKey(event)
      if (!which) return
      event.preventDefault()
      execute(which)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })

  if (!steps.undo && !steps.redo) return null
  return (
    <Group gap={4} wrap="nowrap" className="no-print">
      {(['undo', 'redo'] as const).map((which) => {
        const step = steps[which]
        const { label, icon, keys } = COMMANDS[which]
        const name = step ? t(label, { step: stepName(t, state, step, which) }) : t(`${label}.none`)
        return (
          <Button
            key={which}
            h={44}
            px="xs"
            variant="subtle"
            aria-label={name}
            title={name}
            aria-keyshortcuts={keys}
            disabled={!step || run !== null}
            onPointerEnter={stack.refresh}
            onFocus={stack.refresh}
            onClick={() => execute(which)}
          >
            <Icon name={icon} />
            <span className={classes.name}>{name}</span>
          </Button>
        )
      })}
    </Group>
  )
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>

/** Elements with native undo. */
const TEXT_FIELDS =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, [contenteditable=true]'

/** The command of a key press: Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y (Cmd on a Mac); none in a text field. */
export function undoKey(press: KeyPress): keyof typeof COMMANDS | undefined {
  const { key, shiftKey, target } = press
  if (!(press.ctrlKey || press.metaKey) || press.altKey) return undefined
  if (target instanceof Element && target.closest(TEXT_FIELDS)) return undefined
  // A card beside the page leaves the page in use.
  if (document.querySelector('dialog[open]:not([data-beside])')) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : undefined
}
