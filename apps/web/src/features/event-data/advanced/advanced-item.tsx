import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** One advanced action: title, help and button. */
export function AdvancedItem({
  title,
  help,
  children,
}: {
  title: string
  help: string
  children: ReactNode
}) {
  return (
    <Stack gap="xs" align="flex-start">
      <div>
        <Title order={3} size="h5">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      </div>
      {children}
    </Stack>
  )
}
