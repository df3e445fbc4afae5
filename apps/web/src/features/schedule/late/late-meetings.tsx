import { isolatedText, type PersonId } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { refusalText } from '../../../lib/i18n/refusal-text.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { useEventNames } from '../names.ts'
import { LateDialog } from './late-dialog.tsx'

/** Meetings beside those that there are; PLAN-36. */
export function LateMeetings(shown: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const names = useEventNames()
  const live = useLive()
  const person = (id: PersonId) => isolatedText(names.somebody(id))
  return (
    <LateDialog
      {...shown}
      people={(ids) => ids.map(person).join(', ')}
      linesOf={({ meetings }) =>
        meetings.map(({ people: [a, b], sessionId }) => {
          const values = { person: person(a), other: person(b), session: names.sessionOf({ sessionId }) }
          const key = sessionId === null ? 'late.meeting.untimed' : 'late.meeting'
          return { key: `${a} ${b}`, text: t(key, values) }
        })
      }
      takeOut={async ({ meetings }) => {
        const ack = await live.invoke('PlaceLatePeople', { takeOut: meetings.map(({ people }) => people) })
        if (ack.ok) return undefined
        return ack.status === 0 ? t('late.notAnswered') : refusalText(t, ack)
      }}
    />
  )
}
