import { Alert, Stack, Text, Title } from '@mantine/core'
import { type EventFieldKey, isFirstField, visibleEventFields } from '@planner/domain'
import { type FormEvent, Fragment, type ReactNode, useId, useRef } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { Disclosure } from '../../../components/disclosure.tsx'
import { eventFieldLabel } from '../../../components/event-field-label.ts'
import { fieldErrorTexts, focusFirstError } from '../../../components/form/field-error.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { EventField } from './event-field.tsx'
import styles from './event-form.module.css'
import { type FieldGroup, grouped } from './field-groups.ts'
import { LabelsNote } from './labels-note.tsx'
import { RoomsNote } from './rooms-note.tsx'
import { SessionsNote } from './sessions-note.tsx'
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
    <Fragment key={field}>
      <EventField
        field={field}
        value={draft.typed[field]}
        error={errors[field]}
        onChange={(value) => set({ [field]: value })}
      />
      {field === 'numSessions' && <SessionsNote typed={draft.typed} />}
      {field === 'groupRooms' && <RoomsNote typed={draft.typed} />}
      {field === 'newSessionLabels' && (
        <LabelsNote typed={draft.typed} onNumSessions={(numSessions) => set({ numSessions })} />
      )}
    </Fragment>
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
        <Alert color="orange" role="alert" mb="md">
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
