import { Text } from '@mantine/core'

/** What the event's clock shows then, where it is another one; WEEK-20. */
export function EventTime({ text }: { text: string }) {
  if (text === '') return null
  return (
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  )
}
