import type { ClipboardEvent } from 'react'
import type { GridPlace } from './grid-keys.ts'
import { firstCell, type GridLayout, placesOf } from './grid-layout.ts'
import { type PastedText, pastedTexts } from './pasted-texts.ts'

type GridClipboardOptions = {
  layout: GridLayout
  active: GridPlace
  /** What a cell holds; undefined where there is nothing to copy. */
  textAt: (place: GridPlace) => string | undefined
  onPaste: (pasted: readonly PastedText[]) => void
}

/** Copying the active cell, and pasting a table from it on, from and to a spreadsheet. */
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
      onPaste(pastedTexts(event.clipboardData.getData('text/plain'), active, placesOf(layout)))
    },
  }
}
