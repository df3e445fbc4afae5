import type { ClipboardEvent } from 'react'
import type { GridPosition } from './grid-keys.ts'
import { firstCell, focusableSize, type GridLayout } from './grid-layout.ts'
import { type PastedText, pastedTexts } from './pasted-texts.ts'

type GridClipboardOptions = {
  layout: GridLayout
  active: GridPosition
  /** The text of a cell; undefined where there is nothing to copy. */
  textAt: (position: GridPosition) => string | undefined
  onPaste: (pasted: readonly PastedText[]) => void
}

/** Clipboard exchange with spreadsheets: copies the active cell and pastes a table starting there. */
export function useGridClipboard({ layout, active, textAt, onPaste }: GridClipboardOptions) {
  return {
    onCopy: (event: ClipboardEvent) => {
      const text = textAt(active)
      // A text selection on the page takes precedence.
      if (text === undefined || window.getSelection()?.isCollapsed === false) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', text)
    },
    onPaste: (event: ClipboardEvent) => {
      const first = firstCell(layout)
      if (active.row < first.row || active.column < first.column) return
      event.preventDefault()
      onPaste(pastedTexts(event.clipboardData.getData('text/plain'), active, focusableSize(layout)))
    },
  }
}
