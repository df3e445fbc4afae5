import { Spoiler, Text } from '@mantine/core'
import { useT } from '../lib/i18n/i18n.ts'
import { UserText } from './user-text.tsx'

/** What somebody has written at length: its first lines, and the rest when it is asked for. */
export function LongText({ text }: { text: string }) {
  const t = useT()
  return (
    <Spoiler
      maxHeight={60}
      showLabel={t('userChoices.more')}
      hideLabel={t('userChoices.less')}
      style={{ whiteSpace: 'pre-line' }}
      styles={{ control: { display: 'inline-block', paddingBlock: 12, marginBlock: '-4px 0' } }}
    >
      <Text size="sm" dir="auto">
        <UserText>{text}</UserText>
      </Text>
    </Spoiler>
  )
}
