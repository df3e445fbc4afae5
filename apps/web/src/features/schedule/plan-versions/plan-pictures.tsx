import { SegmentedControl } from '@mantine/core'
import { groupHosts, membersIn, type Session, unplacedIds } from '@planner/domain'
import { Suspense, useMemo, useState } from 'react'
import type { RoomPlan } from '../../../components/room/room-plan.ts'
import { useRoomPerson } from '../../../components/room/use-room-person.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { byName } from '../../../lib/name-order.ts'
import { usePlanNames } from '../names.ts'
import type { ViewedPlan } from './compare-plans.ts'
import classes from './versions.module.css'

const Room = lazyComponent(async () => (await import('../../../components/room/room.tsx')).Room)

type Props = { other: ViewedPlan; own: ViewedPlan; names: { other: string; own: string } }

/** Two plans at a glance side by side, one session at a time; SCENARIO-61. */
export function PlanPictures({ other, own, names }: Props) {
  const t = useT()
  const { sessions } = own.schedule
  const { session: nameOf } = usePlanNames(own)
  const [chosen, choose] = useState(sessions[0]?.id)
  const session = sessions.find(({ id }) => id === chosen) ?? sessions[0]
  if (!session || own.content.groups.length === 0) return null
  return (
    <section aria-label={t('room.title')} className="no-print">
      {sessions.length > 1 && (
        <SegmentedControl
          aria-label={t('room.title')}
          value={String(session.id)}
          onChange={(id) => choose(Number(id))}
          data={sessions.map((each) => ({ value: String(each.id), label: nameOf(each) }))}
        />
      )}
      <div className={classes.pictures}>
        <Picture plan={other} session={session} name={names.other} />
        <Picture plan={own} session={session} name={names.own} />
      </div>
    </section>
  )
}

type PictureProps = { plan: ViewedPlan; session: Session; name: string }

function Picture({ plan, session, name }: PictureProps) {
  const picture = useRoomPlan(plan, session)
  return (
    <figure className={classes.picture}>
      <figcaption>{name}</figcaption>
      <Suspense fallback={<div style={{ minHeight: HEIGHT }} />}>
        <Room plan={picture} label={name} height={HEIGHT} maxHeight="60vh" />
      </Suspense>
    </figure>
  )
}

/** Px. */
const HEIGHT = 280

function useRoomPlan(plan: ViewedPlan, session: Session): RoomPlan {
  const names = usePlanNames(plan)
  const personIn = useRoomPerson()
  return useMemo(() => {
    const groups = plan.schedule.groups
      .filter(({ sessions }) => sessions.includes(session.id))
      .map((group) => {
        const hosts = groupHosts(plan.variant, plan.state, group, session.id)
        const members = membersIn(group, session.id)
          .map((id) => personIn(id, { topicId: group.topic.id, isHost: hosts.includes(id) }))
          .sort((a, b) => byName(a.name, b.name))
        return { id: group.key, name: names.group(group), members }
      })
    const placed = new Set(groups.flatMap(({ members }) => members.map(({ personId }) => personId)))
    const without = unplacedIds(plan, [session]).filter((id) => !placed.has(id))
    return { groups, without: without.map((id) => personIn(id, null)) }
  }, [plan, session, names, personIn])
}
