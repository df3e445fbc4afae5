import { Paper, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Stands where there is nothing to see yet, and says why; `act` is what can be done about it. */
export function EmptyNote({ children, act }: { children: ReactNode; act?: ReactNode }) {
  return (
    <Paper withBorder p="lg" maw="var(--measure-reading)">
      <Stack align="start">
        <Text>{children}</Text>
        {act}
      </Stack>
    </Paper>
  )
}
