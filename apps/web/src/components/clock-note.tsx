import { Anchor, Text } from '@mantine/core'
import { can, type PersonId } from '@planner/domain'
import { useT } from '../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../lib/live/live-context.tsx'
import { usePlannerTab } from '../lib/tab.ts'
import { isOtherClock, readerClock } from './reader-clock.ts'

/** Whose clock a week's hours are on: the person's, where people have zones, else the event's; WEEK-19. */
export function ClockNote({ personId }: { personId: PersonId | null }) {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const { tab: openedTab, openTab } = usePlannerTab()
  if (!variant.eventFields.includes('timeZone')) return null
  const common = zoneText(state.event.timeZone)
  const person =
    personId !== null && can(variant, 'personalTimeZone') ? state.persons.get(personId) : undefined
  const isSelf = personId === viewer.personId
  const own = zoneText(person?.timeZone ?? '')
  if (person && own === '') {
    const tab = t('tab.userData')
    return (
      <Text size="sm">
        {t('clock.missing', { tab, zone: common })}{' '}
        {isSelf && openedTab !== 'userData' && (
          <Anchor component="button" type="button" size="sm" py={4} onClick={() => openTab('userData')}>
            {t('tab.goTo', { tab })}
          </Anchor>
        )}
      </Text>
    )
  }
  const clock = readerClock(variant, state, viewer, personId)
  const text = person
    ? t(isSelf ? 'clock.own' : 'clock.person', { zone: own })
    : common === ''
      ? t('clock.unknown')
      : t('clock.event', { zone: common })
  const isBeside = personId !== null && isOtherClock(clock)
  const ofBoth = { zone: zoneText(clock.zone), event: common }
  return (
    <Text size="sm">
      {isBeside ? t(person && !isSelf ? 'clock.personBeside' : 'clock.ownBeside', ofBoth) : text}
    </Text>
  )
}

/** The names of today of zones that browsers call by older ones. */
const TODAY: Readonly<Record<string, string>> = {
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** Zones that browsers list by an older name only. */
export const RENAMED_ZONES = Object.values(TODAY)

/** An IANA name as people read it. */
export function zoneText(zone: string): string {
  return (TODAY[zone] ?? zone).replaceAll('_', ' ')
}
