import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type EventFieldKey, isFirstField, visibleEventFields } from '@planner/domain'
import { type FormEvent, Fragment, useRef } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { fieldErrorTexts, focusFirstError } from '../../../components/form/field-error.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { EventField } from './event-field.tsx'
import { eventFieldLabel } from './event-labels.ts'
import { LabelsNote } from './labels-note.tsx'
import { RoomsNote } from './rooms-note.tsx'
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
      <Stack>
        {first.map(fieldOf)}
        {rest.length > 0 && (
          <Disclosure
            label={t('eventData.more')}
            mustOpen={rest.some((field) => errors[field] !== undefined)}
          >
            <Stack>{rest.map(fieldOf)}</Stack>
          </Disclosure>
        )}
        {isUnanswered && (
          <Alert color="orange" role="alert">
            {t('eventData.notSaved')}
          </Alert>
        )}
        <Group>
          <Button
            type="submit"
            variant={isRegistered && !isChanged ? 'default' : 'filled'}
            loading={isSaving}
          >
            {t(isRegistered ? 'eventData.update' : 'eventData.register')}
          </Button>
          {isRegistered && <Text size="sm">{t(isChanged ? 'eventData.unsaved' : 'eventData.allSaved')}</Text>}
        </Group>
      </Stack>
    </form>
  )
}
