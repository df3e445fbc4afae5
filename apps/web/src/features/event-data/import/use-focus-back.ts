import { useRef } from 'react'

/** Closes a dialog and gives the focus back to what opened it; IMPORT-64. */
export function useFocusBack(onClose: () => void): () => void {
  const opener = useRef(document.activeElement)
  return () => {
    onClose()
    // Once the dialog is gone, which keeps the focus inside.
    requestAnimationFrame(() => {
      if (opener.current instanceof HTMLElement) opener.current.focus()
    })
  }
}
