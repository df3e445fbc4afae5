import { Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Stands where there is nothing to see yet, and says why. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return (
    <Paper withBorder p="lg" maw="var(--measure-reading)">
      <Text>{children}</Text>
    </Paper>
  )
}
