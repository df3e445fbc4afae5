import { Menu } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'

type OpenedMenuProps = { target: ReactElement; onClose: () => void; children: ReactNode }

/** A menu below its button, open to begin with: the first press of the button loads it. */
export function OpenedMenu({ target, onClose, children }: OpenedMenuProps) {
  return (
    <Menu
      defaultOpened
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      onClose={onClose}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown miw={200}>{children}</Menu.Dropdown>
    </Menu>
  )
}
