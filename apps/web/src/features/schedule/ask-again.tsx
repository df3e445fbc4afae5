import { Button, Group, type GroupProps, Text } from '@mantine/core'
import { useT } from '../../lib/i18n/i18n.ts'

type Props = GroupProps & { onAgain: () => Promise<void>; isSmall?: boolean }

/** Says that something could not be read, and asks for it again. */
export function AskAgain({ onAgain, isSmall = false, children, ...group }: Props) {
  const t = useT()
  return (
    <Group gap="sm" {...group}>
      <Text {...(isSmall && { size: 'sm' })}>{children}</Text>
      <Button onClick={() => void onAgain()}>{t('app.again')}</Button>
    </Group>
  )
}
