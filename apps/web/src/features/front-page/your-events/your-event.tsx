import { ActionIcon, Anchor, Button, Text } from '@mantine/core'
import type { SessionResponse } from '@planner/protocol'
import { useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { CopyButton } from '../../../components/copy-button.tsx'
import { DateText } from '../../../components/date-text.tsx'
import { EventRole } from '../../../components/event-role.tsx'
import { Icon } from '../../../components/icon.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { forgetEvent } from './forget-event.ts'
import styles from './your-events.module.css'

type YourEventProps = { event: SessionResponse['allUserEvents'][number]; onForgotten: () => void }

/** One event: its name leads there, and it can be forgotten, which asks first since its link may be kept nowhere else. */
export function YourEvent({ event, onForgotten }: YourEventProps) {
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
