import { Button, Stack, Text } from '@mantine/core'
import { clockOf, type Session } from '@planner/domain'
import { useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import { Disclosure } from '../../../components/disclosure.tsx'
import { HelpedSwitch } from '../../../components/form/helped-switch.tsx'
import { LinkCard } from '../../../components/link-card.tsx'
import { useLanguage, useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'
import { ToldHere } from './told-here.tsx'
import { fullAddress, useAddresses } from './use-addresses.ts'

type MyCalendarProps = { sessions: readonly Session[]; isWeekly: boolean }

/** One's own plan in one's own calendar; PUBLISH-1. */
export function MyCalendar({ sessions, isWeekly }: MyCalendarProps) {
  const t = useT()
  const { viewer, state, keys } = useLiveSnapshot()
  const isTimed = isWeekly
    ? clockOf(state.event) !== undefined
    : sessions.some(({ date, start }) => date !== '' && start !== '')
  if (viewer.personId === null) return null
  return (
    <div className="no-print">
      <Disclosure label={t('outward.calendar.title')}>
        <Stack gap="lg">
          {isTimed ? <CalendarAddresses /> : <Text size="sm">{t('outward.calendar.noTimes')}</Text>}
          {keys.privateKey !== '' && <ToldHere />}
        </Stack>
      </Disclosure>
    </div>
  )
}

function CalendarAddresses() {
  const t = useT()
  const language = useLanguage()
  const [hasAlarm, setAlarm] = useState(false)
  const { addresses, failure, ask, change } = useAddresses()
  if (failure !== '' && !addresses)
    return (
      <Stack gap="sm" role="alert">
        <Text size="sm">{failure}</Text>
        <BusyButton onClick={ask}>{t('app.again')}</BusyButton>
      </Stack>
    )
  if (!addresses) return <p role="status">{t('app.loading')}</p>
  const { person } = addresses
  if (!person || person.calendar === '') return null
  const asked = (path: string) => fullAddress(`${path}?lang=${language}${hasAlarm ? '&alarm=5' : ''}`)
  return (
    <Stack gap="md">
      <Text size="sm">{t('outward.calendar.help')}</Text>
      <HelpedSwitch label={t('outward.calendar.alarm')} checked={hasAlarm} onChange={setAlarm} />
      <CalendarLink title={t('outward.calendar.address')} link={asked(person.calendar)} />
      {person.hostCalendar !== '' && (
        <CalendarLink title={t('outward.calendar.hostAddress')} link={asked(person.hostCalendar)} />
      )}
      <Text size="sm" c="dimmed">
        {t('outward.calendar.slow')}
      </Text>
      <div>
        <ConfirmButton
          label={t('outward.calendar.renew')}
          question={t('outward.calendar.renewAsk')}
          text={t('outward.calendar.renewText')}
          confirmLabel={t('outward.calendar.renew')}
          buttonProps={{ variant: 'subtle', px: 0 }}
          onConfirm={async () => {
            const isRenewed = await change({ calendar: 'renew' })
            if (isRenewed) showToast({ message: t('outward.calendar.renewed') })
            return isRenewed ? { ok: true } : { ok: false, status: 0, message: t('refusal.notStored') }
          }}
        />
      </div>
    </Stack>
  )
}

function CalendarLink({ title, link }: { title: string; link: string }) {
  const t = useT()
  return (
    <LinkCard
      title={title}
      help={t('outward.calendar.private')}
      link={link}
      buttons={
        <>
          <Button component="a" href={link.replace(/^https?:/, 'webcal:')}>
            {t('outward.calendar.subscribe')}
          </Button>
          <Button component="a" href={`${link}&download`} download>
            {t('outward.calendar.download')}
          </Button>
        </>
      }
    />
  )
}
