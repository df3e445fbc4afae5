import { Alert, Button, Text } from '@mantine/core'
import type { MeetingsPlace, PlaceCard } from '@planner/protocol'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { refusalText } from '../../../lib/i18n/refusal-text.ts'
import { useAnswer, useLiveSnapshot, useViewer } from '../../../lib/live/live-context.tsx'
import { type Answer, isAwaited } from '../../../lib/live/questions.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { ownReasonKey, wishesByReason } from '../meetings/outcome-parts.tsx'
import { useEventNames } from '../names.ts'
import { seatCard, type WhySeat } from '../plan-questions.ts'
import { GroupsCard } from './groups-card.tsx'
import classes from './why.module.css'

const TITLES = {
  placed: { own: 'why.title.own', other: 'why.title' },
  without: { own: 'why.title.ownWithout', other: 'why.title.without' },
} as const

/** The card of a place; on phones a sheet from below. WHY-6. */
export function WhyDialog({ onClose, ...seat }: WhySeat & { onClose: () => void }) {
  const t = useWords()
  const { state, viewer } = useLiveSnapshot()
  const asked = useAnswer(seatCard(seat))
  const person = state.persons.get(seat.personId)?.name ?? ''
  const titles = TITLES[titleOf(asked.value?.card)]
  const title = seat.personId === viewer.personId ? t(titles.own) : t(titles.other, { person })
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <div className={classes.card}>
        <Card asked={asked} />
        <div className={classes.foot}>
          <Button onClick={onClose}>{t('app.close')}</Button>
        </div>
      </div>
    </Dialog>
  )
}

function titleOf(card: PlaceCard | null | undefined): keyof typeof TITLES {
  if (card?.kind === 'meetings') return card.met === 0 ? 'without' : 'placed'
  return card && card.status !== 'placed' ? 'without' : 'placed'
}

function Card({ asked }: { asked: Answer<{ card: PlaceCard | null }> }) {
  const t = useT()
  const { value, refusal } = asked
  const card = value?.card
  if (card === undefined && refusal === null) return <p role="status">{t('why.asking')}</p>
  return (
    <>
      {refusal && (
        <Alert color="red">{refusal.status === 0 ? t('why.notAnswered') : refusalText(t, refusal)}</Alert>
      )}
      {card === null && <p>{t('why.none')}</p>}
      {card?.kind === 'meetings' && <MeetingsCard card={card} />}
      {card?.kind === 'groups' && <GroupsCard card={card} />}
      <Text size="sm" c="dimmed" role="status" className={classes.news ?? ''}>
        {isAwaited(asked) || refusal ? t('why.old') : ''}
      </Text>
    </>
  )
}

/** In pair variants: how many meetings a person has, and why wishes are not granted; MEET-19, MEET-20. */
function MeetingsCard({ card }: { card: MeetingsPlace }) {
  const t = useT()
  const { met, wanted, reasons } = card
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
      <p>{t('why.met', { met, wanted })}</p>
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
