import { Button } from '@mantine/core'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { firstComponent } from '../lib/lazy-component.ts'

// A guest is sent it with the first press.
const MenuItems = firstComponent(async () => (await import('./menu-items.tsx')).MenuItems)

export type MenuButtonProps<Id extends string> = {
  items: readonly { id: Id; label: string }[]
  onChoose: (id: Id) => void
  className?: string
  children: ReactNode
}

/** A button with a menu below it, which comes when it is pressed. */
export function MenuButton<Id extends string>({ items, onChoose, className, children }: MenuButtonProps<Id>) {
  const [isWanted, setWanted] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  const button = (
    <Button
      ref={target}
      variant="subtle"
      color="gray"
      h={44}
      px="xs"
      aria-haspopup="menu"
      className={className ?? ''}
      styles={{ label: { gap: 4 } }}
      onClick={() => setWanted(true)}
    >
      {children}
    </Button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <MenuItems
        target={button}
        items={items}
        onChoose={(id) => onChoose(id as Id)}
        onClose={() => target.current?.focus()}
      />
    </Suspense>
  )
}
