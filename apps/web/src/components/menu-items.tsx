import { Menu } from '@mantine/core'
import type { ReactElement } from 'react'

type MenuItemsProps = {
  target: ReactElement
  items: readonly { id: string; label: string }[]
  onChoose: (id: string) => void
  onClose: () => void
}

/** A menu, open to begin with: the first press of its button loads it. */
export function MenuItems({ target, items, onChoose, onClose }: MenuItemsProps) {
  return (
    <Menu
      defaultOpened
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      onClose={onClose}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown miw={200}>
        {items.map(({ id, label }) => (
          <Menu.Item key={id} data-id={id} mih={44} onClick={() => onChoose(id)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
