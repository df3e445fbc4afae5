import { Alert, Box, Button, Stack, Text, Title } from '@mantine/core'
import { activePeople, isAdmin, type PersonRecord, whatOthersSee } from '@planner/domain'
import type { UserInput } from '@planner/protocol'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMayTakePlace } from '../../components/user-form/use-early-form.ts'
import type { SavedUser } from '../../components/user-form/use-user-form.ts'
import { UserForm } from '../../components/user-form/user-form.tsx'
import { leaveEarlyForm } from '../../lib/early-form.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { firstComponent, lazyComponent } from '../../lib/lazy-component.ts'
import { useLive, useLiveSnapshot, useSetting } from '../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../lib/live/live-event.ts'
import { useWords } from '../../lib/live/use-words.ts'
import { forgetPerson, rememberedPerson } from '../../lib/remembered-person.ts'
import { useSession } from '../../lib/session/session.tsx'
import { showSaved } from '../../lib/toast.ts'
import { useRememberPerson } from '../../lib/use-remember-person.ts'
import { JoinSteps } from './join-steps.tsx'
import { useOpenPerson } from './open-person.ts'
import classes from './user-data.module.css'

// What most newcomers do not need.
const LostLink = lazyComponent(async () => (await import('./lost-link.tsx')).LostLink)
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
const RegisteredNotice = lazyComponent(async () => (await import('./registered-notice.tsx')).RegisteredNotice)
const MyData = lazyComponent(async () => (await import('./my-data.tsx')).MyData)

/** Registration, and afterwards the user's own data; PERSON-2. `choices` are shown where they have no tab. */
export function UserDataTab({ choices }: { choices: ReactNode }) {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const registration = useRegistration()
  const { event } = state
  const person = viewer.personId === null ? undefined : state.persons.get(viewer.personId)

  useRememberPerson()
  const known = useKnownPerson()
  const mayTakePlace = useMayTakePlace()
  // There is more to read than the first form.
  const hasNews = registration.isBusy || !registration.hasForm || !event.isRegistered
  useLayoutEffect(() => {
    if (hasNews) leaveEarlyForm()
  }, [hasNews])

  if (!mayTakePlace) return null
  if (!event.isRegistered) return <Text>{t('tab.disabled.event')}</Text>
  const hasChoicesTab = variant.tabs.includes('userChoices')
  // An admin without a person of their own chooses for others (CHOICE-15).
  const hasChoicesHere = (person !== undefined || isAdmin(viewer)) && !hasChoicesTab
  const mine = person && (
    <Suspense fallback={<Box mih={110} className={classes.data ?? ''} />}>
      <div className={classes.data}>
        <MyData personId={person.id} />
      </div>
    </Suspense>
  )
  return (
    <Stack gap="lg">
      <Suspense>{isAdmin(viewer) && activePeople(state).length === 0 && <RegisteredNotice />}</Suspense>
      {person ? (
        <Title order={2} className="visually-hidden">
          {t('tab.userData')}
        </Title>
      ) : (
        <Welcome />
      )}
      <Suspense>
        {known.person && <ContinueAs person={known.person} onOther={known.forget} />}
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
        {registration.hasForm && !known.person && (
          <FormSection person={person ?? null} registration={registration} takesFocus={known.isForgotten} />
        )}
        {!hasChoicesHere && mine}
      </div>
      {viewer.role === 'visitor' && !known.person && <LostLinkOffer />}
      <Suspense>{person && event.googleFormUrl !== '' && <GoogleForm url={event.googleFormUrl} />}</Suspense>
      {!person && !hasChoicesHere && !registration.isClosed && !hasChoicesTab && (
        <Text>{t('availability.week.register')}</Text>
      )}
      {hasChoicesHere && <Suspense fallback={<Text>{t('app.loading')}</Text>}>{choices}</Suspense>}
      {hasChoicesHere && mine}
    </Stack>
  )
}

/** Who joined from this browser before, until the visitor says that they are somebody else; JOIN-38. */
function useKnownPerson() {
  const { state, viewer } = useLiveSnapshot()
  const eventId = state.event.id
  const [isForgotten, setForgotten] = useState(false)
  const person = viewer.role === 'visitor' ? rememberedPerson(localStorage, eventId) : undefined
  const forget = () => {
    forgetPerson(localStorage, eventId)
    setForgotten(true)
  }
  return { person, isForgotten, forget }
}

/** What newcomers join. */
function Welcome() {
  const t = useT()
  const { state, viewer } = useLiveSnapshot()
  const { name, description } = state.event
  return (
    <div>
      <Title order={2}>{t('userData.join.title', { event: name })}</Title>
      {description !== '' && (
        <Text dir="auto" style={{ whiteSpace: 'pre-line' }}>
          {description}
        </Text>
      )}
      {isAdmin(viewer) && <Text>{t('userData.join.admin')}</Text>}
    </div>
  )
}

type FormSectionProps = {
  person: PersonRecord | null
  registration: ReturnType<typeof useRegistration>
  /** It has come by a button that is gone. */
  takesFocus: boolean
}

/** The form; newcomers have it first, where it was before the page had loaded (JOIN-3). */
function FormSection({ person, registration, takesFocus }: FormSectionProps) {
  const t = useT()
  const openPerson = useOpenPerson()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) section.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const onDone = (saved: SavedUser) => {
    if ('eventUserPrivateGuid' in saved) openPerson(saved.eventUserPrivateGuid)
    showSaved(t('app.saved'))
  }
  return (
    <section aria-label={t('tab.userData')} ref={section}>
      <Stack>
        {person && <WhatOthersSee />}
        <UserForm
          isSelf
          isBlocked={registration.isClosed}
          person={person}
          {...(person ? {} : { onSubmit: registration.register })}
          onDone={onDone}
        />
        <div role="status">
          {registration.isBusy && <Alert color="orange">{t('registration.busy')}</Alert>}
        </div>
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
  )
}

/** For whoever has joined already, on another device; LETTER-10. */
export function LostLinkOffer() {
  const t = useT()
  const { sendsMail } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  if (!sendsMail) return null
  return (
    <div className="no-print">
      <Button variant="subtle" px={0} onClick={open}>
        {t('tell.lostLink.open')}
      </Button>
      <Suspense>{wasOpened && <LostLink isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}

/** Pages that were refused together come back at different times. */
const SPREAD_MS = 4000

type Answer = Awaited<ReturnType<LiveEvent['registerSelf']>>

/** Registering oneself: whether it is possible now, and how; REG-2, REG-4. */
function useRegistration() {
  const live = useLive()
  const { viewer } = useLiveSnapshot()
  const isClosed = !useSetting('parameters|ui|allowRegistration') && viewer.role === 'visitor'
  const [hasForm, setHasForm] = useState(!isClosed)
  if (!isClosed && !hasForm) setHasForm(true)
  const [isBusy, setBusy] = useState(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  /** Tries again for as long as too many are registering, until the page shows something else. */
  const register = async (user: UserInput): Promise<Answer> => {
    let ack = await live.registerSelf(user)
    let seconds = retryAfter(ack)
    while (seconds !== undefined && isShown.current) {
      setBusy(true)
      const delay = seconds * 1000 + Math.random() * SPREAD_MS
      await new Promise((resolve) => setTimeout(resolve, delay))
      ack = await live.registerSelf(user)
      seconds = retryAfter(ack)
    }
    setBusy(false)
    return ack
  }

  return {
    isClosed,
    /** The form is shown: also when registration was closed only after the page had opened. */
    hasForm,
    /** Too many are registering; the page tries again by itself. */
    isBusy,
    register,
  }
}

function retryAfter(ack: Answer): number | undefined {
  if (ack.ok || ack.reason !== 'tooManyRegistrations') return undefined
  return 'retryAfterSeconds' in ack ? (ack.retryAfterSeconds ?? 1) : 1
}

/** Says, above the form, which of the person's data other participants can read. */
export function WhatOthersSee() {
  const t = useWords()
  const { variant, state } = useLiveSnapshot()
  const sentences = whatOthersSee(variant, state).map((fact) => t(`userData.seen.${fact}`))
  return (
    <Text size="sm" c="dimmed" style={{ textWrap: 'pretty' }}>
      {sentences.join(' ')}
    </Text>
  )
}
