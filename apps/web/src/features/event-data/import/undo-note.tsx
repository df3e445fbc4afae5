import { Group, Text } from '@mantine/core'
import { BusyButton } from '../../../components/busy-button.tsx'
import { showToast } from '../../../lib/toast.ts'

/** What was said to be undone: that it is, or why it is not. */
export type Undone = { isUndone: boolean; text: string }

type Undoable = {
  /** What was added, as a sentence. */
  text: string
  /** Undefined where there is nothing to undo. */
  undo: { label: string; run: () => Promise<Undone> } | undefined
}

const ID = 'added'
/** Long enough to read it, look at what was added, and come back. */
const UNDO_MS = 30_000

/** Says what was added, with the way to undo it beside it; IMPORT-64. */
export function showAdded({ text, undo }: Undoable): void {
  if (!undo) {
    showToast({ id: ID, message: text })
    return
  }
  const run = async () => {
    const { isUndone, text: said } = await undo.run()
    if (!isUndone) {
      showAdded({ text: said, undo })
      return
    }
    // The button goes with the message.
    document.getElementById('participants')?.focus()
    showToast({ id: ID, message: said })
  }
  showToast({ id: ID, autoClose: UNDO_MS, message: <UndoNote text={text} label={undo.label} onUndo={run} /> })
}

type UndoNoteProps = { text: string; label: string; onUndo: () => Promise<void> }

function UndoNote({ text, label, onUndo }: UndoNoteProps) {
  return (
    <Group gap="sm" justify="space-between">
      <Text inherit style={{ flex: '1 1 12rem' }}>
        {text}
      </Text>
      <BusyButton onClick={onUndo}>{label}</BusyButton>
    </Group>
  )
}
