import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from './icon.tsx'

/** A button that expands and collapses the content below it. Collapsed content is not rendered. */
export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <UnstyledButton
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
        fw={600}
        py={10}
        style={{ display: 'flex', alignItems: 'center', gap: 'var(--space-2)' }}
      >
        <Icon name={isOpen ? 'open' : 'closed'} />
        <span>{label}</span>
      </UnstyledButton>
      <div id={id}>{isOpen && children}</div>
    </div>
  )
}
