import { Button, Group } from '@mantine/core'
import { useEffect, useSyncExternalStore } from 'react'
import { useT } from '../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../lib/live/live-context.tsx'
import { showToast } from '../lib/toast.ts'
import { stepName } from './step-name.ts'
import classes from './undo-buttons.module.css'
import { undoKey } from './undo-key.ts'

const ACTS = {
  undo: { label: 'undo.undo', done: 'undo.undone', sign: '↶', keys: 'Control+Z' },
  redo: { label: 'undo.redo', done: 'undo.redone', sign: '↷', keys: 'Control+Shift+Z' },
} as const

/** Takes back and makes again what this page's person has edited, by buttons and keys, saying which step that is. */
export function UndoButtons() {
  const t = useT()
  const { undo: stack } = useLive()
  const { state, run } = useLiveSnapshot()
  const steps = useSyncExternalStore(stack.subscribe, stack.getSnapshot)
  const act = (which: keyof typeof ACTS) => {
    if (run !== null) return
    const step = stack[which]()
    if (step) void showToast({ id: 'undo', message: t(ACTS[which].done, { step: stepName(t, state, step) }) })
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const which = undoKey(event)
      if (!which) return
      event.preventDefault()
      act(which)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })

  if (!steps.undo && !steps.redo) return null
  return (
    <Group gap={4} wrap="nowrap" className="no-print">
      {(['undo', 'redo'] as const).map((which) => {
        const step = steps[which]
        const { label, sign, keys } = ACTS[which]
        const name = step ? t(label, { step: stepName(t, state, step) }) : t(`${label}.none`)
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
            onClick={() => act(which)}
          >
            <span aria-hidden="true">{sign}</span>
            <span className={classes.name}>{name}</span>
          </Button>
        )
      })}
    </Group>
  )
}
