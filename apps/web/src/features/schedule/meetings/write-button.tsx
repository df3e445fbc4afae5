import { Button, CloseButton, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import {
  clockText,
  type MeetingFact,
  maySay,
  type PersonId,
  partnerOf,
  WORD_LIMITS,
  wallTimeAt,
  wordsOf,
} from '@planner/domain'
import { useCallback, useId, useState } from 'react'
import { zoneText } from '../../../components/clock-note.tsx'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { browserZone } from '../../../components/reader-clock.ts'
import { longDay } from '../../../components/sessions/session-texts.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { useNow } from '../../../lib/live/use-now.ts'
import { useEventNames } from '../names.ts'
import { ReachField } from './meeting-buttons.tsx'

type WriteButtonProps = { meeting: MeetingFact; personId: PersonId }
type WriteDialogProps = WriteButtonProps & { name: string; onClose: () => void }

/** Opens the form for one's contact, a message, and times where the meeting has none. */
export function WriteButton({ meeting, personId }: WriteButtonProps) {
  const t = useT()
  const names = useEventNames()
  const [isOpen, setOpen] = useState(false)
  if (!maySay(meeting, personId)) return null
  const name = names.somebody(partnerOf(meeting, personId))
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('meeting.write', { name })}</Button>
      {isOpen && <WriteDialog meeting={meeting} personId={personId} name={name} onClose={close} />}
    </>
  )
}

function WriteDialog({ meeting, personId, name, onClose }: WriteDialogProps) {
  const t = useT()
  const live = useLive()
  // What is being written stays as it is, whatever comes from other pages meanwhile.
  const [known] = useState(() => wordsOf(meeting, personId))
  const [reach, setReach] = useState(known.reach)
  const [message, setMessage] = useState(known.message)
  const now = useNow()
  const [shown] = useState<readonly TimeRow[]>(() =>
    known.times.filter((at) => !isOver(at, now)).map((at) => ({ id: at, value: fieldOf(at) })),
  )
  const [times, setTimes] = useState(shown)
  const isUntimed = meeting.sessionId === null
  const moments = times.map(({ value }) => momentOf(value))
  const isWrong = moments.some((at) => at !== undefined && isOver(at, now))
  const send = () =>
    live.invoke('SayInMeeting', {
      personIds: [...meeting.people],
      reach,
      message,
      // Times that nobody has touched stay as they are, also those that have passed and are not shown.
      ...(isUntimed && times !== shown && { times: moments.filter((at) => at !== undefined) }),
    })
  return (
    <ConfirmDialog
      isOpen
      question={t('meeting.write', { name })}
      text={t('meeting.write.about', { name })}
      confirmLabel={t('meeting.write.send')}
      canConfirm={!isWrong}
      onConfirm={send}
      onClose={onClose}
    >
      <ReachField name={name} value={reach} onChange={setReach} />
      <Textarea
        label={t('meeting.write.message')}
        value={message}
        maxLength={WORD_LIMITS.message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        autosize
        minRows={2}
        maxRows={6}
      />
      {isUntimed && <TimesField times={times} now={now} onChange={setTimes} />}
    </ConfirmDialog>
  )
}

/** `value` is that of a field of date and time. */
type TimeRow = { id: number; value: string }
type TimesFieldProps = {
  times: readonly TimeRow[]
  now: number
  onChange: (times: readonly TimeRow[]) => void
}

/** Times on one's own clock, as many as one likes up to the limit. */
function TimesField({ times, now, onChange }: TimesFieldProps) {
  const t = useT()
  const id = useId()
  const set = (changed: TimeRow) => onChange(times.map((each) => (each.id === changed.id ? changed : each)))
  return (
    <Stack gap="xs" role="group" aria-labelledby={id}>
      <Text id={id} fw={500} size="sm">
        {t('meeting.write.times')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('meeting.write.times.help', { zone: zoneText(browserZone()), max: WORD_LIMITS.times })}
      </Text>
      {times.map(({ id: rowId, value }, index) => {
        const at = momentOf(value)
        return (
          <Group key={rowId} gap="xs" align="start" wrap="nowrap">
            <TextInput
              type="datetime-local"
              aria-label={t('userData.times.number', { number: index + 1 })}
              value={value}
              min={fieldOf(now)}
              error={at !== undefined && isOver(at, now) ? t('meeting.write.time.over') : undefined}
              onChange={({ currentTarget }) => set({ id: rowId, value: currentTarget.value })}
              style={{ flex: '1 1 auto' }}
            />
            <CloseButton
              size={44}
              aria-label={t('meeting.write.time.remove', { number: index + 1 })}
              onClick={() => onChange(times.filter((each) => each.id !== rowId))}
            />
          </Group>
        )
      })}
      {times.length < WORD_LIMITS.times && (
        <div>
          <Button
            onClick={() =>
              onChange([...times, { id: 1 + Math.max(0, ...times.map((each) => each.id)), value: '' }])
            }
          >
            {t('meeting.write.time.add')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** As a field of date and time holds a moment, on the browser's clock. */
function fieldOf(at: number): string {
  const wall = wallTimeAt(browserZone(), at)
  if (!wall) return ''
  const hours = String(Math.floor(wall.minutes / 60)).padStart(2, '0')
  return `${wall.date}T${hours}:${String(wall.minutes % 60).padStart(2, '0')}`
}

/** Undefined where the field is empty. */
function momentOf(field: string): number | undefined {
  const at = new Date(field).getTime()
  return Number.isNaN(at) ? undefined : at
}

/** Whether a time that somebody has named has passed; it counts until its minute is over. */
export function isOver(at: number, now: number): boolean {
  return at + 60_000 < now
}

/** A moment (ms since the epoch) on the reader's clock: day of the week, date and time. */
export function useMomentText(): (at: number) => string {
  const t = useT()
  return useCallback(
    (at) => {
      const wall = wallTimeAt(browserZone(), at)
      if (!wall) return new Date(at).toISOString()
      return `${longDay(t, wall.date)}, ${clockText(wall.minutes)}`
    },
    [t],
  )
}
