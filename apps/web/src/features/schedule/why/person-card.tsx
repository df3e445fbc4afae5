import { Alert, Button, Text } from '@mantine/core'
import { can, isAdmin, isThere, membersIn, type PersonId, type Place, type Schedule } from '@planner/domain'
import type { MeetingsPlace, PlaceCard } from '@planner/protocol'
import { type ReactNode, useState } from 'react'
import { SideCard } from '../../../components/dialog/side-card.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { refusalText } from '../../../lib/i18n/refusal-text.ts'
import { useAnswer, useLiveSnapshot, useVariant, useViewer } from '../../../lib/live/live-context.tsx'
import { type Answer, isAwaited } from '../../../lib/live/questions.ts'
import { isHostIn } from '../cards/card-model.ts'
import { MoveList } from '../cards/move-list.tsx'
import { mayMove, type Picked } from '../cards/move-targets.ts'
import { SwapList } from '../cards/swap-list.tsx'
import { useMoves } from '../cards/use-moves.ts'
import { ownReasonKey, wishesByReason } from '../meetings/outcome-parts.tsx'
import { useEventNames } from '../names.ts'
import { KeepButton } from '../pins.tsx'
import { seatCard, type WhySeat } from '../plan-questions.ts'
import { useNames, useSchedule, useWarnings } from '../schedule-context.tsx'
import { GroupsCard } from './groups-card.tsx'
import classes from './why.module.css'

/** Where the focus goes when the card closes, and what is said then: nothing but where somebody is moved. */
export type Closing = { to: Place; said: string }

type Props = WhySeat & { from?: Place | undefined; onClose: (closing?: Closing) => void }

/** Where somebody is, why, and where else they could be; on narrow screens a sheet from below. WHY-6 */
export function PersonCard(props: Props) {
  return can(useVariant(), 'pairs') ? <MeetingsOfPerson {...props} /> : <GroupsOfPerson {...props} />
}

function GroupsOfPerson({ personId, sessionId, from, onClose }: Props) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const asked = useAnswer(seatCard({ personId, sessionId }))
  const card = asked.value?.card
  const groups = card?.kind === 'groups' ? card : undefined
  const place = placeIn(plan.schedule, personId, sessionId, from)
  const group = place?.key ? plan.schedule.byKey.get(place.key) : undefined
  const title = group ? names.group(group) : names.groupsOf(groups?.groups ?? [])
  const isAlone = group !== undefined && groups?.groups.length === 1
  return (
    <SideCard
      about={[names.person(personId), sessionId !== null && names.sessionById(sessionId)]
        .filter(Boolean)
        .join(' · ')}
      title={title || t('why.without')}
      onClose={() => onClose()}
    >
      <div className={classes.card}>
        <Told asked={asked}>{groups && <GroupsCard card={groups} isNamed={isAlone} />}</Told>
        {place && <Warnings personId={personId} place={place} />}
        {place && mayMove(plan, personId) ? (
          <Elsewhere personId={personId} from={place} onClose={onClose} />
        ) : (
          isAlone && <KeepButton personId={personId} groupKey={group.key} />
        )}
      </div>
    </SideCard>
  )
}

type ElsewhereProps = Picked & { onClose: (closing: Closing) => void }

/** Keeps somebody where they are, moves them, or has them change places with somebody (SCHED-68). */
function Elsewhere({ personId, from, onClose }: ElsewhereProps) {
  const t = useT()
  const { viewer } = useSchedule()
  const { move, swap } = useMoves()
  const [wantsSwap, setWantsSwap] = useState(false)
  const canSwap = isAdmin(viewer) && from.key !== null
  const isSwapping = wantsSwap && canSwap
  // Nothing is said where somebody else was quicker and nothing has changed.
  const close = (to: Place, said: string) => said !== '' && onClose({ to, said })
  return (
    <>
      <div className={classes.acts}>
        <KeepButton personId={personId} groupKey={from.key} />
        {canSwap && (
          <Button aria-expanded={isSwapping} onClick={() => setWantsSwap(!isSwapping)}>
            {t(isSwapping ? 'schedule.cards.swap.back' : 'schedule.cards.swap')}
          </Button>
        )}
      </div>
      {isSwapping ? (
        <SwapList
          personId={personId}
          from={from}
          onSwap={(other) => close(other.place, swap({ personId, place: from }, other))}
        />
      ) : (
        <MoveList personId={personId} from={from} onMove={(to) => close(to, move(personId, from, to))} />
      )}
    </>
  )
}

/** Where somebody is in a session; null where groups have no sessions. */
function placeIn(
  schedule: Schedule,
  personId: PersonId,
  sessionId: number | null,
  from: Place | undefined,
): Place | null {
  if (sessionId === null || schedule.layout === 'weeks') return null
  if (from && isThere(schedule, personId, from)) return from
  const group = schedule.groups.find((each) => membersIn(each, sessionId).includes(personId))
  return { sessionId, key: group?.key ?? null }
}

/** What is wrong with the place, and that its group would lack a host without the person. */
function Warnings({ personId, place }: { personId: PersonId; place: Place }) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const warnings = useWarnings()
  const group = place.key === null ? undefined : plan.schedule.byKey.get(place.key)
  if (!group) return null
  const warning = warnings.ofSeat(group, place.sessionId, personId)
  return (
    <>
      {warning && <p className={classes.bad}>{warning}</p>}
      {isHostIn(plan, personId, group) && (
        <p className={classes.quiet}>{t('schedule.cards.move.host', { person: names.person(personId) })}</p>
      )}
    </>
  )
}

/** The answer about a place, or that it is awaited, old or refused; WHY-7. */
function Told({ asked, children }: { asked: Answer<{ card: PlaceCard | null }>; children: ReactNode }) {
  const t = useT()
  const { value, refusal } = asked
  const card = value?.card
  if (card === undefined && refusal === null)
    return (
      <p role="status" className={classes.quiet}>
        {t('why.asking')}
      </p>
    )
  return (
    <>
      {refusal && (
        <Alert color="red">{refusal.status === 0 ? t('why.notAnswered') : refusalText(t, refusal)}</Alert>
      )}
      {card === null && <p>{t('why.none')}</p>}
      {children}
      <Text size="sm" c="dimmed" role="status" className={classes.news ?? ''}>
        {isAwaited(asked) || refusal ? t('why.old') : ''}
      </Text>
    </>
  )
}

/** In pair variants: how many meetings a person has, and why wishes are not granted; MEET-19, MEET-20. */
function MeetingsOfPerson({ personId, sessionId, onClose }: Props) {
  const t = useT()
  const { state } = useLiveSnapshot()
  const asked = useAnswer(seatCard({ personId, sessionId }))
  const card = asked.value?.card
  const met = card?.kind === 'meetings' ? card : undefined
  const person = state.persons.get(personId)?.name ?? ''
  return (
    <SideCard
      about={<UserText>{person}</UserText>}
      title={met ? t('why.met', { met: met.met, wanted: met.wanted }) : t('why.ask.meetings')}
      onClose={() => onClose()}
    >
      <div className={classes.card}>
        <Told asked={asked}>{met && <MeetingsCard card={met} />}</Told>
      </div>
    </SideCard>
  )
}

function MeetingsCard({ card }: { card: MeetingsPlace }) {
  const t = useT()
  const { reasons } = card
  const { personId } = useViewer()
  const { somebody: person } = useEventNames()
  const textOf = ({ from, to, reason }: (typeof reasons)[number]) =>
    t(card.personId === personId ? ownReasonKey(reason) : `outcome.reason.${reason}`, {
      from: person(from),
      to: person(to),
    })
  const isUntold = reasons.some(({ reason }) => reason === 'notPossible')
  return (
    <>
      {reasons.length === 0 && <p>{t('why.met.all')}</p>}
      {reasons.length > 0 && (
        <section aria-label={t('why.met.wishes')}>
          <h3 className={classes.heading}>{t('why.met.wishes')}</h3>
          <ol className={classes.better}>
            {wishesByReason(reasons, textOf).map(({ text, people }) => (
              <li key={text}>
                <strong>
                  <UserText>{people.map(person).join(', ')}</UserText>
                </strong>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {isUntold && <p className={classes.quiet}>{t('outcome.own.untold')}</p>}
    </>
  )
}
