import { Alert, Box, Stack, Text, Title } from '@mantine/core'
import { isAdmin } from '@planner/domain'
import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { useMayTakePlace } from '../../components/user-form/use-early-form.ts'
import type { SavedUser } from '../../components/user-form/use-user-form.ts'
import { UserForm } from '../../components/user-form/user-form.tsx'
import { leaveEarlyForm } from '../../lib/early-form.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { firstComponent, lazyComponent } from '../../lib/lazy-component.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { rememberedPerson } from '../../lib/remembered-person.ts'
import { showSaved } from '../../lib/toast.ts'
import { useRememberPerson } from '../../lib/use-remember-person.ts'
import { JoinSteps } from './join-steps.tsx'
import { useOpenPerson } from './open-person.ts'
import { useRegistration } from './use-registration.ts'
import classes from './user-data.module.css'
import { WhatOthersSee } from './what-others-see.tsx'

// What most newcomers do not need.
const ClosedNotice = lazyComponent(async () => (await import('./closed-notice.tsx')).ClosedNotice)
const ContinueAs = lazyComponent(async () => (await import('./continue-as.tsx')).ContinueAs)
const GoogleForm = lazyComponent(async () => (await import('./google-form.tsx')).GoogleForm)
const PersonalLink = firstComponent(
  async () => (await import('../../components/personal-link.tsx')).PersonalLink,
)

/** Newcomers read the form first: nothing of the help is loaded until the page has settled. */
const HELP_AFTER_MS = 3000
const BESIDE_HELP = { maxWidth: 'calc(100% - 48px)' }
const Help = firstComponent(async () => {
  await new Promise((resolve) => setTimeout(resolve, HELP_AFTER_MS))
  return (await import('../../components/help/help.tsx')).Help
})
const MyData = lazyComponent(async () => (await import('./my-data.tsx')).MyData)
/**
 * Registration, and afterwards the user's own data; PERSON-2. Share links open this tab.
 * `choices` are shown where the variant has no tab for them.
 */
export function UserDataTab({ choices }: { choices: ReactNode }) {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const openPerson = useOpenPerson()
  const registration = useRegistration()
  const { event } = state
  const person = viewer.personId === null ? undefined : state.persons.get(viewer.personId)

  useRememberPerson()
  const mayTakePlace = useMayTakePlace()
  // There is more to read than the first form.
  const hasNews = registration.isBusy || !registration.hasForm || !event.isRegistered
  useLayoutEffect(() => {
    if (hasNews) leaveEarlyForm()
  }, [hasNews])

  if (!mayTakePlace) return null
  if (!event.isRegistered) return <Text>{t('tab.disabled.event')}</Text>
  const onDone = (saved: SavedUser) => {
    if ('eventUserPrivateGuid' in saved) openPerson(saved.eventUserPrivateGuid)
    showSaved(t('app.saved'))
  }
  // An admin without a person of their own chooses for others (CHOICE-15).
  const hasChoicesHere = (person !== undefined || isAdmin(viewer)) && !variant.tabs.includes('userChoices')
  const mine = person && (
    <Suspense fallback={<Box mih={110} className={classes.data ?? ''} />}>
      <div className={classes.data}>
        <MyData personId={person.id} />
      </div>
    </Suspense>
  )
  return (
    <Stack gap="lg">
      {person ? (
        <Title order={2} className="visually-hidden">
          {t('tab.userData')}
        </Title>
      ) : (
        <div>
          <Title order={2}>{t('userData.join.title', { event: event.name })}</Title>
          {event.description !== '' && (
            <Text dir="auto" style={{ whiteSpace: 'pre-line' }}>
              {event.description}
            </Text>
          )}
          {isAdmin(viewer) && <Text>{t('userData.join.admin')}</Text>}
        </div>
      )}
      <Suspense>
        {viewer.role === 'visitor' && rememberedPerson(localStorage, event.id) && <ContinueAs />}
        {registration.isClosed && <ClosedNotice hasForm={registration.hasForm} />}
      </Suspense>
      {person && registration.hasForm && <JoinSteps isRegistered />}
      <div className={person && classes.own}>
        {person && (
          <Suspense fallback={<Box mih={220} className={classes.link ?? ''} />}>
            <div className={classes.link}>
              <PersonalLink isReplaceable />
            </div>
          </Suspense>
        )}
        {registration.hasForm && (
          <section aria-label={t('tab.userData')}>
            <Stack gap="md">
              {person && <WhatOthersSee />}
              <UserForm
                isSelf
                isBlocked={registration.isClosed}
                person={person ?? null}
                {...(person ? {} : { onSubmit: registration.register })}
                onDone={onDone}
              />
              <div role="status">
                {registration.isBusy && <Alert color="orange">{t('registration.busy')}</Alert>}
              </div>
              {/* Newcomers have the form first, where it was before the page had loaded (JOIN-3). */}
              {!person && (
                <>
                  <Suspense
                    fallback={
                      <div style={BESIDE_HELP}>
                        <WhatOthersSee />
                      </div>
                    }
                  >
                    <Help topic="ownData" about={t('tab.userData')}>
                      <WhatOthersSee />
                    </Help>
                  </Suspense>
                  <JoinSteps isRegistered={false} />
                </>
              )}
            </Stack>
          </section>
        )}
        {!hasChoicesHere && mine}
      </div>
      <Suspense>{person && event.googleFormUrl !== '' && <GoogleForm url={event.googleFormUrl} />}</Suspense>
      {!person && !hasChoicesHere && !registration.isClosed && !variant.tabs.includes('userChoices') && (
        <Text>{t('availability.week.register')}</Text>
      )}
      {hasChoicesHere && <Suspense fallback={<Text>{t('app.loading')}</Text>}>{choices}</Suspense>}
      {hasChoicesHere && mine}
    </Stack>
  )
}
