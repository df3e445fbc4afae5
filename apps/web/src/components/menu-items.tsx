import { Menu } from '@mantine/core'
import type { ReactElement } from 'react'
import { OpenedMenu } from './opened-menu.tsx'

type MenuItemsProps = {
  target: ReactElement
  items: readonly { id: string; label: string }[]
  onChoose: (id: string) => void
  onClose: () => void
}

/** A menu of things to choose. */
export function MenuItems({ target, items, onChoose, onClose }: MenuItemsProps) {
  return (
    <OpenedMenu target={target} onClose={onClose}>
      {items.map(({ id, label }) => (
        <Menu.Item key={id} data-id={id} mih={44} onClick={() => onChoose(id)}>
          {label}
        </Menu.Item>
      ))}
    </OpenedMenu>
  )
}
