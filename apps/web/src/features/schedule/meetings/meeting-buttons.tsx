import { type ButtonProps, TextInput } from '@mantine/core'
import {
  canConfirm,
  type MeetingFact,
  type PersonId,
  partnerOf,
  shownDetails,
  WORD_LIMITS,
  wordsOf,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { failureText } from '../../../lib/i18n/refusal-text.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'
import { useEventNames } from '../names.ts'

type MeetingButtonProps = {
  meeting: MeetingFact
  /** Whose meeting it is, for the accessible name. */
  title: string
  /** With whom it is, for the question that names it; as `title` when it says no more than that. */
  who?: string
  buttonProps?: ButtonProps & { 'data-cell-control'?: true; tabIndex?: number }
  onDone?: () => void
}

/** Confirms a reserved meeting, or one that only the other person has confirmed; MEET-4. */
export function ConfirmMeetingButton(props: MeetingButtonProps) {
  const { meeting } = props
  const { viewer } = useLiveSnapshot()
  const { personId } = viewer
  if (!canConfirm(meeting, personId)) return null
  const isOwn = personId !== null && meeting.people.includes(personId)
  return isOwn ? <ConfirmOwnButton {...props} personId={personId} /> : <ConfirmForOthersButton {...props} />
}

/** Asks how the other one can reach whoever confirms; MEET-25. */
function ConfirmOwnButton({
  meeting,
  title,
  buttonProps,
  onDone,
  personId,
}: MeetingButtonProps & { personId: PersonId }) {
  const t = useT()
  const names = useEventNames()
  const { meetings } = useLive()
  const name = names.somebody(partnerOf(meeting, personId))
  const [reach, setReach] = useState(() => wordsOf(meeting, personId).reach)
  return (
    <ConfirmButton
      label={t('meeting.confirm')}
      ariaLabel={t('meeting.confirm.of', { meeting: title })}
      question={t('meeting.confirm.askTitle', { name })}
      text={t(questionOf(meeting), { name })}
      confirmLabel={t('meeting.confirm')}
      // "Cancel" might be the meeting.
      keepLabel={t('meeting.confirm.notNow')}
      buttonProps={{ variant: 'filled', ...buttonProps }}
      onConfirm={() => meetings.change('ConfirmMeeting', meeting, { reach })}
      {...(onDone ? { onDone } : {})}
    >
      <ReachField name={name} value={reach} onChange={setReach} />
    </ConfirmButton>
  )
}

/** What confirming does; MEET-24. */
function questionOf({ state, agreedBy }: MeetingFact): MessageKey {
  if (state === 'reserved') return 'meeting.confirm.ask'
  return agreedBy.length > 0 ? 'meeting.confirm.askToo' : 'meeting.confirm.askFirst'
}

function ConfirmForOthersButton({ meeting, title, buttonProps, onDone }: MeetingButtonProps) {
  const t = useT()
  const { meetings } = useLive()
  const confirm = async () => {
    const ack = await meetings.change('ConfirmMeeting', meeting)
    if (ack.ok) onDone?.()
    else showToast({ message: failureText(t, ack) })
  }
  return (
    <BusyButton
      variant="filled"
      {...buttonProps}
      aria-label={t('meeting.confirm.of', { meeting: title })}
      onClick={confirm}
    >
      {t('meeting.confirm')}
    </BusyButton>
  )
}

const COMMANDS = { withdraw: 'WithdrawMeeting', cancel: 'CancelMeeting' } as const

/** Withdraws a reserved meeting or cancels a committed one, after a question. */
export function TakeBackMeetingButton({
  meeting,
  title,
  who = title,
  buttonProps,
  onDone,
}: MeetingButtonProps) {
  const t = useT()
  const { meetings } = useLive()
  const { state } = meeting
  if (state !== 'reserved' && state !== 'committed') return null
  const kind = state === 'reserved' ? 'withdraw' : 'cancel'
  return (
    <ConfirmButton
      label={t(`meeting.${kind}`)}
      ariaLabel={t(`meeting.${kind}.of`, { meeting: title })}
      question={t(`meeting.${kind}.askTitle`, { meeting: who })}
      text={t(`meeting.${kind}.ask`)}
      confirmLabel={t(`meeting.${kind}`)}
      keepLabel={t('meeting.keep')}
      buttonProps={{ ...buttonProps, variant: 'default' }}
      onConfirm={() => meetings.change(COMMANDS[kind], meeting)}
      {...(onDone ? { onDone } : {})}
    />
  )
}

type ReachFieldProps = { name: string; value: string; onChange: (value: string) => void }

/** How the other person can reach the reader, for this meeting; shown contact data stand beside it. */
export function ReachField({ name, value, onChange }: ReachFieldProps) {
  const t = useT()
  const { state, viewer } = useLiveSnapshot()
  const me = state.persons.get(viewer.personId ?? '')
  const shown = me && shownDetails(me)
  const details = shown ? [shown.email, shown.phone].filter((each) => each !== '').join(', ') : ''
  return (
    <TextInput
      label={t(details === '' ? 'meeting.reach' : 'meeting.reach.more', { name })}
      description={
        details === '' ? t('meeting.reach.help', { name }) : t('meeting.reach.shown', { name, details })
      }
      value={value}
      maxLength={WORD_LIMITS.reach}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data-autofocus
    />
  )
}
