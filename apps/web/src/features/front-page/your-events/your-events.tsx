import { ActionIcon, Anchor, Button, Text, Title } from '@mantine/core'
import type { ForgetEventRequest, SessionResponse } from '@planner/protocol'
import { useRef, useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { CopyButton } from '../../../components/copy-button.tsx'
import { DateText } from '../../../components/date-text.tsx'
import { EventRole } from '../../../components/event-role.tsx'
import { Icon } from '../../../components/icon.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { request } from '../../../lib/http/http.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { forgetSeenEvent } from '../../../lib/offline/seen-events.ts'
import { forgetPerson } from '../../../lib/remembered-person.ts'
import { requestSession } from '../../../lib/session/session-request.ts'
import styles from './your-events.module.css'

/** So many fit above the introduction. */
const FIRST = 5

/** What this browser has opened with a key, newest first (HTTP-6), to go on with and to forget; FRONT-4. */
export function YourEvents({ events }: { events: SessionResponse['allUserEvents'] }) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasAll, setAll] = useState(false)
  const shown = hasAll ? events : events.slice(0, FIRST)
  return (
    <section aria-labelledby="your-events">
      <Title order={2} size="h3" id="your-events" ref={heading} tabIndex={-1}>
        {t('frontPage.yourEvents')}
      </Title>
      <ul className={styles.events}>
        {shown.map((event) => (
          <YourEvent key={event.eventId} event={event} onForgotten={() => heading.current?.focus()} />
        ))}
      </ul>
      <div className={styles.end}>
        {shown.length < events.length && (
          <Button onClick={() => setAll(true)}>{t('frontPage.showAll', { count: events.length })}</Button>
        )}
        <Text size="sm" c="dimmed">
          {t('frontPage.yourEvents.help')}
        </Text>
        <Anchor href="/logout/?logoutReason=forget" size="sm" py={12}>
          {t('frontPage.forget')}
        </Anchor>
      </div>
    </section>
  )
}

type YourEventProps = { event: SessionResponse['allUserEvents'][number]; onForgotten: () => void }

/** One event: its name leads there; forgetting asks first, since its link may be kept nowhere else. */
function YourEvent({ event, onForgotten }: YourEventProps) {
  const t = useT()
  const { eventId, name, link, role, openedOn } = event
  const [state, setState] = useState<'shown' | 'asking' | 'forgetting' | 'failed'>('shown')
  const isAsking = state !== 'shown'
  const forget = async () => {
    setState('forgetting')
    if (await forgetEvent(eventId)) onForgotten()
    else setState('failed')
  }
  return (
    <li className={styles.event}>
      <div className={styles.row}>
        <Anchor href={link} fw={600} className={styles.name ?? ''}>
          <UserText>{name}</UserText>
        </Anchor>
        <EventRole role={role} />
        <Text span size="sm" c="dimmed" className={styles.opened ?? ''}>
          {t('frontPage.lastOpened')} <DateText at={openedOn} />
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('frontPage.forgetOne', { name })}
          aria-expanded={isAsking}
          onClick={() => setState(isAsking ? 'shown' : 'asking')}
        >
          <Icon name="close" />
        </ActionIcon>
      </div>
      {isAsking && (
        <div className={styles.ask}>
          <Text size="sm" role={state === 'failed' ? 'alert' : 'status'}>
            {t(state === 'failed' ? 'frontPage.forgetOne.failed' : 'frontPage.forgetOne.ask')}
          </Text>
          <div className={styles.buttons}>
            <CopyButton text={new URL(link, window.location.origin).href} label={name}>
              {t('logout.copy')}
            </CopyButton>
            <BusyButton
              color="red"
              variant="light"
              isBusy={state === 'forgetting'}
              onClick={() => void forget()}
            >
              {t('frontPage.forgetOne.confirm')}
            </BusyButton>
            <Button variant="subtle" onClick={() => setState('shown')}>
              {t('frontPage.forgetOne.keep')}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

/** Makes this browser forget an event and who took part; false where the server cannot be told. HTTP-18 */
async function forgetEvent(eventId: string): Promise<boolean> {
  const { ok } = await request('/api/Session/ForgetEvent', { eventId } satisfies ForgetEventRequest)
  if (!ok) return false
  forgetPerson(localStorage, eventId)
  await forgetSeenEvent(eventId)
  await requestSession('UserIsActive')
  return true
}
