import { Text } from '@mantine/core'
import type { Session } from '@planner/domain'
import { useT } from '../../lib/i18n/i18n.ts'
import { useEventState } from '../../lib/live/live-context.tsx'
import { zoneText } from '../clock-note.tsx'
import { useSessionTexts } from './session-texts.ts'

/** Says whose clock the times of sessions are on, where any has a time; SESSION-11. */
export function SessionClockNote({ sessions }: { sessions: readonly Session[] }) {
  const t = useT()
  const { zone, isOwnClock, isBrowserClock } = useSessionTexts()
  const { timeZone } = useEventState().event
  if (sessions.every(({ start }) => start === '')) return null
  const text = { zone: zoneText(zone) }
  if (isBrowserClock)
    return <Text size="sm">{t('clock.ownBeside', { zone: zoneText(zone), event: zoneText(timeZone) })}</Text>
  return (
    <Text size="sm">
      {zone === '' ? t('clock.unknown') : t(isOwnClock ? 'clock.own' : 'clock.event', text)}
    </Text>
  )
}
