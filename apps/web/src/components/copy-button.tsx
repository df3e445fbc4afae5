import { Button, type ButtonProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useT } from '../lib/i18n/i18n.ts'

type CopyButtonProps = ButtonProps & {
  text: string
  /** The button's label; "Copy" when left out. */
  children?: string
  /** Accessible description of what is copied, where the label does not include it. */
  label?: string
}

/** Copies a text and confirms it visually and to screen readers. */
export function CopyButton({ text, children, label, ...rest }: CopyButtonProps) {
  const t = useT()
  const [state, copy] = useCopy()
  const idle = children ?? t('app.copy')
  const notice = state === 'copied' ? t('app.copied') : state === 'failed' ? t('copy.failed') : ''
  return (
    <>
      <Button
        {...rest}
        {...(label === undefined || state !== 'idle' ? {} : { 'aria-label': `${idle}: ${label}` })}
        onClick={() => void copy(text)}
      >
        {notice === '' ? idle : notice}
      </Button>
      <span className="visually-hidden" role="status">
        {notice}
      </span>
    </>
  )
}

const SHOWN_MS = 2500

/** `failed`: the browser blocks clipboard access, so the user has to copy by hand. */
type CopyState = 'idle' | 'copied' | 'failed'

/** Copies text to the clipboard; the result is available for a moment, to be shown. */
function useCopy(): [CopyState, (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (text: string) => setState((await copyText(text)) ? 'copied' : 'failed')
  return [state, copy]
}

/** Returns whether the browser let it. Pages without TLS have no Clipboard API; execCommand works there. */
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
