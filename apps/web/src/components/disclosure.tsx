import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { usePrinting } from '../lib/printing.ts'
import { Icon } from './icon.tsx'

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
  const [wasOpened, setOpen] = useState(false)
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
      <div id={id}>{isOpen && children}</div>
    </div>
  )
}
