import type { Session } from '@planner/domain'
import { Suspense, useMemo, useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { usePlanNames } from '../names.ts'
import { SessionChoice } from '../room-overview.tsx'
import { useSessionRoom } from '../session-room.ts'
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
        <SessionChoice
          sessions={sessions.map((each) => ({ id: each.id, name: nameOf(each) }))}
          value={session.id}
          onChange={choose}
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
  const roomOf = useSessionRoom(plan, usePlanNames(plan))
  const picture = useMemo(() => roomOf(session), [roomOf, session])
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
