import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type EventFieldKey, visibleEventFields } from '@planner/domain'
import { type FormEvent, useRef, useState } from 'react'
import { fieldErrorTexts, focusFirstError } from '../../../components/field-error.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { isChanged } from './event-draft.ts'
import { EventField } from './event-field.tsx'
import { eventFieldLabel } from './event-labels.ts'
import { useEventDraft } from './use-event-draft.ts'
import { useSaveEvent } from './use-save-event.ts'

/** The fields of the event, for its admins; spec 2.4. */
export function EventForm() {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const { draft, change, saved } = useEventDraft()
  const { isSaving, save } = useSaveEvent()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { isRegistered } = state.event

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await save(draft)
    if (!outcome) return
    setMessage(outcome.ok ? undefined : outcome.message)
    if (outcome.ok) {
      setErrors({})
      saved(draft)
      return
    }
    setErrors(
      fieldErrorTexts(t, outcome.fields, (field) => eventFieldLabel(t, variant, field as EventFieldKey)),
    )
    focusFirstError(form.current)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} aria-label={t('eventData.title')}>
      <Stack>
        {visibleEventFields(variant, state.settings, viewer, draft).map((field) => (
          <EventField
            key={field}
            field={field}
            value={draft.typed[field]}
            error={errors[field]}
            onChange={(value) => {
              change({ [field]: value })
              if (errors[field]) setErrors(({ [field]: _, ...others }) => others)
            }}
          />
        ))}
        {message && (
          <Alert color="orange" role="alert">
            {message}
          </Alert>
        )}
        <Group>
          <Button type="submit" loading={isSaving}>
            {t(isRegistered ? 'eventData.update' : 'eventData.register')}
          </Button>
          {isRegistered && (
            <Text size="sm">{t(isChanged(draft) ? 'eventData.unsaved' : 'eventData.allSaved')}</Text>
          )}
        </Group>
      </Stack>
    </form>
  )
}
