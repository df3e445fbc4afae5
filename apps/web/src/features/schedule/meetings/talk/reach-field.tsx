import { TextInput } from '@mantine/core'
import { shownDetails, WORD_LIMITS } from '@planner/domain'
import { useT } from '../../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../../lib/live/live-context.tsx'

type ReachFieldProps = { name: string; value: string; onChange: (value: string) => void }

/** How the other one can reach oneself, for this meeting alone; what one's data show anyway stands beside it. */
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
