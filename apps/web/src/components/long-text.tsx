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
      fz="sm"
      style={{ whiteSpace: 'pre-line' }}
      // In the flow, as high as a finger needs, so that nothing that follows lies on it.
      styles={{
        root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', marginBottom: 0 },
        control: { position: 'static', order: 1, height: 44, marginBlock: '-8px -6px', fontSize: 'inherit' },
      }}
    >
      <Text size="sm" dir="auto">
        <UserText>{text}</UserText>
      </Text>
    </Spoiler>
  )
}
