import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './advanced.module.css'

type AdvancedItemProps = {
  title: string
  help: string
  /** The button, beside what it is about. */
  action?: ReactNode
  /** What needs more room. */
  children?: ReactNode
}

/** One advanced action: title, help and button. */
export function AdvancedItem({ title, help, action, children }: AdvancedItemProps) {
  return (
    <div className={classes.item}>
      <div>
        <Title order={3} size="h5">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      </div>
      {action && <div>{action}</div>}
      {children && <div className={classes.more}>{children}</div>}
    </div>
  )
}
