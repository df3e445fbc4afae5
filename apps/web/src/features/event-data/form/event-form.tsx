import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import {
  can,
  type EventFieldKey,
  type EventFields,
  fitMeetings,
  isFirstField,
  sessionDays,
  sessionsOf,
  surplusLabels,
  visibleEventFields,
} from '@planner/domain'
import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { Disclosure } from '../../../components/disclosure.tsx'
import { eventFieldLabel } from '../../../components/event-field-label.ts'
import { fieldErrorTexts, focusFirstError } from '../../../components/form/field-error.ts'
import { browserZone } from '../../../components/reader-clock.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { EventField } from './event-field.tsx'
import styles from './event-form.module.css'
import { FillTimes } from './fill-times.tsx'
import { RoomsNote } from './rooms-note.tsx'
import { TimesNote } from './times-note.tsx'
import { useEventForm } from './use-event-form.ts'

/** The fields of the event, for its admins; EVENT-3. */
export function EventForm() {
  const t = useWords()
  const { variant, state, viewer } = useLiveSnapshot()
  const { draft, isChanged, isSaving, isUnanswered, set, save, ...refused } = useEventForm()
  const errors = fieldErrorTexts(t, refused.errors, (field) =>
    eventFieldLabel(t, variant, field as EventFieldKey),
  )
  const form = useRef<HTMLFormElement>(null)
  const { isRegistered } = state.event

  const fields = visibleEventFields(variant, state.settings, viewer, draft)
  const isFirst = (field: EventFieldKey) => isRegistered || isFirstField(field)
  const [first, rest] = [fields.filter(isFirst), fields.filter((field) => !isFirst(field))]
  const fieldOf = (field: EventFieldKey) => (
    <FieldWithNotes key={field} field={field} typed={draft.typed} error={errors[field]} set={set} />
  )

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await save())) focusFirstError(form.current)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} aria-label={t('eventData.title')}>
      {isRegistered ? (
        grouped(first).map(({ group, fields: own }) => (
          <FieldsOfGroup key={group} group={group}>
            {own.map(fieldOf)}
          </FieldsOfGroup>
        ))
      ) : (
        <Stack mb="md">
          {first.map(fieldOf)}
          {rest.length > 0 && (
            <Disclosure
              label={t('eventData.more')}
              mustOpen={rest.some((field) => errors[field] !== undefined)}
            >
              <Stack>{rest.map(fieldOf)}</Stack>
            </Disclosure>
          )}
        </Stack>
      )}
      {isUnanswered && (
        <Alert color="orange" mb="md">
          {t('eventData.notSaved')}
        </Alert>
      )}
      <div
        className={`${styles.save} ${isRegistered ? styles.saveOfGroups : ''}`}
        data-changed={isChanged || undefined}
      >
        <BusyButton
          type="submit"
          variant={isRegistered && !isChanged ? 'default' : 'filled'}
          isBusy={isSaving}
        >
          {t(isRegistered ? 'eventData.update' : 'eventData.register')}
        </BusyButton>
        {isRegistered && (
          <Text size="sm" c="dimmed">
            {t(isChanged ? 'eventData.unsaved' : 'eventData.allSaved')}
          </Text>
        )}
      </div>
    </form>
  )
}

type FieldWithNotesProps = {
  field: EventFieldKey
  typed: EventFields
  error: string | undefined
  set: (changes: Partial<EventFields>) => void
}

/** A field, what fills it in, and what is read from it. */
function FieldWithNotes({ field, typed, error, set }: FieldWithNotesProps) {
  return (
    <>
      {field === 'newSessionLabels' && (
        <FillTimes
          typed={typed}
          onFill={(newSessionLabels) => set({ newSessionLabels, timeZone: typed.timeZone || browserZone() })}
        />
      )}
      <EventField
        field={field}
        value={typed[field]}
        error={error}
        onChange={(value) => set({ [field]: value })}
      />
      {field === 'numSessions' && <SessionsNote typed={typed} />}
      {field === 'groupRooms' && <RoomsNote typed={typed} />}
      {field === 'newSessionLabels' && (
        <>
          <LabelsNote typed={typed} onNumSessions={(numSessions) => set({ numSessions })} />
          <TimesNote typed={typed} />
        </>
      )}
    </>
  )
}

function FieldsOfGroup({ group, children }: { group: FieldGroup; children: ReactNode }) {
  const t = useWords()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside the fields of its fieldset
    <div role="group" aria-labelledby={id} className={styles.group}>
      <Title order={3} size="h5" id={id}>
        {t(`eventData.group.${group}`)}
      </Title>
      <Stack>{children}</Stack>
    </div>
  )
}

/** In the order in which the form asks. */
const FIELD_GROUPS = ['about', 'place', 'people'] as const

type FieldGroup = (typeof FIELD_GROUPS)[number]

/** What a field of the event is about. */
const GROUP_OF = {
  name: 'about',
  description: 'about',
  showAdvancedFields: 'about',
  contactName: 'about',
  email: 'about',
  phone: 'about',
  numSessions: 'place',
  newSessionLabels: 'place',
  groupRooms: 'place',
  sessionDurationInHours: 'place',
  timeZone: 'place',
  firstMonday: 'place',
  limitAllUsersToOneGroupOnly: 'people',
  allowParticipantsToAddTopics: 'people',
  allowUsersToSeeEachOthersTopicPreferences: 'people',
  considerContactPreferences: 'people',
  numberOfGroupsForTopic: 'people',
  googleFormUrl: 'people',
} as const satisfies Record<EventFieldKey, FieldGroup>

/** The fields by what they are about, in their order; a group without fields is not there. */
function grouped(fields: readonly EventFieldKey[]) {
  return FIELD_GROUPS.map((group) => ({
    group,
    fields: fields.filter((field) => GROUP_OF[field] === group),
  })).filter((each) => each.fields.length > 0)
}

type LabelsNoteProps = {
  typed: EventFields
  onNumSessions: (numSessions: number) => void
}

/** What is read from the session names that are typed, and which of them no session has; VALID-17. */
export function LabelsNote({ typed, onNumSessions }: LabelsNoteProps) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const { newSessionLabels: text, numSessions } = typed
  const { max } = variant.limits.numSessions
  if (!can(variant, 'sessionLabels') || text.trim() === '') return null
  const surplus = surplusLabels(text, numSessions)
  const sessions = sessionsOf(variant, { ...state.event, ...typed, numSessions: Math.min(numSessions, max) })
  const days = sessionDays(sessions).filter(({ date }) => date !== '').length
  const wanted = numSessions + surplus.length
  return (
    <>
      <Text size="sm" role="status">
        {t('eventData.labels.read', {
          sessions: sessions.filter(({ name, start }) => name !== '' || start !== '').length,
          days,
          breaks: sessions.slice(0, -1).filter(({ breakAfter }) => breakAfter).length,
        })}
      </Text>
      {surplus.length > 0 && (
        <Alert color="orange" title={t('eventData.labels.surplus.title', { number: numSessions })}>
          <Text size="sm" mb="xs">
            {t('eventData.labels.surplus', { names: shortened(surplus) })}
          </Text>
          {wanted <= max && (
            <Button onClick={() => onNumSessions(wanted)}>
              {t('eventData.labels.surplus.add', { number: wanted })}
            </Button>
          )}
        </Alert>
      )}
    </>
  )
}

const MAX_NAMES = 5

function shortened(names: readonly string[]): string {
  return names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? ', …' : '')
}

/** What fewer sessions would do to the meetings of the open week, before that is saved; EVENT-27. */
export function SessionsNote({ typed: { numSessions } }: { typed: EventFields }) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const isFewer = Number.isInteger(numSessions) && numSessions >= 1 && numSessions < state.event.numSessions
  if (!can(variant, 'pairs') || !isFewer) return null
  const changes = fitMeetings(state, numSessions, 0)
  const released = changes.filter(({ fact }) => fact === null).length
  const untimed = changes.length - released
  if (changes.length === 0) return null
  return (
    <Alert color="orange" role="status">
      {released > 0 && <Text size="sm">{t('eventData.sessions.released', { number: released })}</Text>}
      {untimed > 0 && (
        <Text size="sm">
          {t(numSessions === 1 ? 'eventData.sessions.untimed' : 'eventData.sessions.lost', {
            number: untimed,
          })}
        </Text>
      )}
    </Alert>
  )
}
