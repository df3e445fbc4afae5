import { Anchor, Button, Text, Title } from '@mantine/core'
import type { SessionResponse } from '@planner/protocol'
import { useRef, useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { YourEvent } from './your-event.tsx'
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
          <Button variant="default" onClick={() => setAll(true)}>
            {t('frontPage.showAll', { count: events.length })}
          </Button>
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
