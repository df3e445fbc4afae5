import { Title } from '@mantine/core'
import { isolatedText } from '@planner/domain'
import { Suspense, useEffect } from 'react'
import { Logo } from '../components/logo.tsx'
import { PreferencesMenu } from '../components/preferences-menu.tsx'
import { UserText } from '../components/user-text.tsx'
import { useT } from '../lib/i18n/i18n.ts'
import { firstComponent } from '../lib/lazy-component.ts'
import { useLiveSnapshot } from '../lib/live/live-context.tsx'
import classes from './planner-header.module.css'

const UndoButtons = firstComponent(async () => (await import('./undo-buttons.tsx')).UndoButtons)

/** Title, event name, and the person's name, or the topic's when it has no author; ROUTE-15. */
export function PlannerHeader() {
  const t = useT()
  const { state, viewer, variant } = useLiveSnapshot()
  const person = viewer.personId === null ? undefined : state.persons.get(viewer.personId)
  const who = person?.registerTopicWithoutAuthor ? state.topics.get(person.id)?.name : person?.name
  const eventName = state.event.isRegistered ? state.event.name : ''
  const names = [eventName, who ?? ''].filter(Boolean)
  const heading = [t('app.title'), ...names].map(isolatedText).join(' – ')
  const title = names.length > 0 ? heading : `${t(`frontPage.variant.${variant.id}`)} – ${heading}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <header className={classes.header}>
      <div className={classes.names}>
        <Logo size={28} />
        <Title order={1} size="h3" lineClamp={3} title={heading} className={classes.heading ?? ''}>
          {/* Beside an event's name the mark says which product this is. */}
          <span className={names.length > 0 ? 'visually-hidden' : undefined}>{t('app.title')}</span>
          {names.map((name, index) => (
            <span key={name} className={name === who ? classes.who : undefined}>
              <span className={index === 0 ? 'visually-hidden' : classes.dash}>{' – '}</span>
              <UserText>{name}</UserText>
            </span>
          ))}
        </Title>
      </div>
      <div className={classes.commands}>
        {/* Visitors have nothing to undo and need not load this chunk. */}
        {viewer.role !== 'visitor' && (
          <Suspense>
            <UndoButtons />
          </Suspense>
        )}
        <PreferencesMenu />
      </div>
    </header>
  )
}
