import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'

type DisclosureProps = {
  label: ReactNode
  /** Something in it needs attention. */
  mustOpen?: boolean
  children: ReactNode
}

/** A button that expands and collapses the content below it. Collapsed content is not rendered. */
export function Disclosure({ label, mustOpen = false, children }: DisclosureProps) {
  const [isWanted, setOpen] = useState(false)
  const isOpen = isWanted || mustOpen
  const id = useId()
  return (
    <div>
      <UnstyledButton
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
        fw={600}
        py={10}
        style={{ display: 'flex' }}
      >
        <span aria-hidden="true" style={{ flex: '0 0 1.2em' }}>
          {isOpen ? '▾' : '▸'}
        </span>
        <span>{label}</span>
      </UnstyledButton>
      <div id={id}>{isOpen && children}</div>
    </div>
  )
}
