import { Text } from '@mantine/core'
import { useT } from '../lib/i18n/i18n.ts'

/** How long a search waits for those of others at the latest, as the server tells it in steps; LIMIT-13. */
export function TurnText({ seconds }: { seconds: number }) {
  const t = useT()
  return (
    <Text size="sm" role="status">
      {textOf()}
    </Text>
  )
  function textOf(): string {
    if (seconds < 60) return t('planning.turn.seconds', { number: seconds })
    if (seconds === 60) return t('planning.turn.minute')
    if (seconds < 3600) return t('planning.turn.minutes', { number: Math.ceil(seconds / 60) })
    return t('planning.turn.hour')
  }
}
