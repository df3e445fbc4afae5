import { Button } from '@mantine/core'
import { type GroupKey, isAdmin, type PersonId, personPinEdit } from '@planner/domain'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLive } from '../../lib/live/live-context.tsx'
import classes from './pins.module.css'
import { useNames, useSchedule } from './schedule-context.tsx'

/** The sign of a person who is kept in a group; PLAN-25. `isNamed`: the sign has the words itself. */
export function PinSign({ isNamed = false }: { isNamed?: boolean }) {
  const t = useT()
  if (!isNamed) return <span aria-hidden="true" className={classes.pin} />
  const name = t('schedule.cards.pinned')
  return <span role="img" aria-label={name} title={name} className={classes.pin} />
}

/** Keeps the card's person in their group through later plans, or releases them; for organisers (PLAN-25). */
export function KeepButton({ personId, groupKey }: { personId: PersonId; groupKey: GroupKey | null }) {
  const t = useT()
  const names = useNames()
  const { viewer, schedule } = useSchedule()
  const { setCells: apply } = useLive()
  const group = groupKey === null ? undefined : schedule.byKey.get(groupKey)
  if (!group || !isAdmin(viewer)) return null
  const isPinned = group.keeps.has(personId)
  return (
    <Button
      title={t('schedule.cards.pin.help', { group: names.group(group) })}
      onClick={() => apply([personPinEdit(group, personId, !isPinned)])}
    >
      {t(isPinned ? 'schedule.cards.unpin' : 'schedule.cards.pin')}
    </Button>
  )
}
