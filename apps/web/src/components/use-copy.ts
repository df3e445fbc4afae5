import { useEffect, useState } from 'react'

const SHOWN_MS = 2500

/** `failed`: the browser blocks clipboard access, so the user has to copy by hand. */
export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies text to the clipboard; the result is available for a moment, to be shown. */
export function useCopy(): [CopyState, (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (text: string) => setState((await copyText(text)) ? 'copied' : 'failed')
  return [state, copy]
}

/** Copies a text; returns whether the browser let it. */
// Pages served without TLS on a local network have no Clipboard API; execCommand works there.
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const holder = document.createElement('textarea')
  const focused = document.activeElement
  holder.value = text
  holder.setAttribute('readonly', '')
  holder.className = 'visually-hidden'
  // A modal dialog traps focus, so the temporary element must be inside it.
  const home = focused?.closest('[role="dialog"]') ?? document.body
  home.append(holder)
  holder.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    holder.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
