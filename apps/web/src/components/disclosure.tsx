import { UnstyledButton } from '@mantine/core'
import { createContext, type ReactNode, useContext, useId, useMemo, useState } from 'react'
import { usePrinting } from '../lib/printing.ts'
import { Icon } from './icon.tsx'

type OpenOne = { open: string | null; setOpen: (name: string | null) => void }

const OpenOneContext = createContext<OpenOne | null>(null)

type OneDisclosureProps = OpenOne & { children: ReactNode }

/** Of the disclosures in it at most one is open: which, by its label. */
export function OneDisclosure({ open, setOpen, children }: OneDisclosureProps) {
  const value = useMemo(() => ({ open, setOpen }), [open, setOpen])
  return <OpenOneContext value={value}>{children}</OpenOneContext>
}

type DisclosureProps = {
  label: ReactNode
  /** Something in it needs attention. */
  mustOpen?: boolean
  children: ReactNode
  /** On paper it is always open: nobody can open it there. */
  isPrinted?: boolean
  /** A line among others, as high as they are. */
  isLine?: boolean
}

/** A button that expands the content below it. Collapsed content is neither rendered nor printed. */
export function Disclosure({
  label,
  children,
  mustOpen = false,
  isPrinted = false,
  isLine = false,
}: DisclosureProps) {
  const [isOwnOpen, setOwnOpen] = useState(false)
  const one = useContext(OpenOneContext)
  const name = typeof label === 'string' ? label : null
  const wasOpened = one && name !== null ? one.open === name : isOwnOpen
  const setOpen = (next: boolean) =>
    one && name !== null ? one.setOpen(next ? name : null) : setOwnOpen(next)
  const isPrinting = usePrinting()
  const isOpen = wasOpened || mustOpen || (isPrinted && isPrinting)
  const id = useId()
  return (
    <div className={isOpen ? '' : 'no-print'}>
      <UnstyledButton
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
        {...(isLine ? { fz: 'inherit', fw: 500 } : { fw: 600, py: 10 })}
        style={{ display: 'flex', alignItems: 'center', gap: 'var(--space-2)', breakAfter: 'avoid' }}
      >
        <Icon name={isOpen ? 'open' : 'closed'} />
        <span>{label}</span>
      </UnstyledButton>
      <div id={id}>{isOpen && <OpenOneContext value={null}>{children}</OpenOneContext>}</div>
    </div>
  )
}
