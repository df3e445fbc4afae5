import { Alert, Button, Text } from '@mantine/core'
import { can } from '@planner/domain'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { refusalText } from '../../../lib/i18n/refusal-text.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { GroupsCard } from './groups-card.tsx'
import { MeetingsCard } from './meetings-card.tsx'
import { type AskedCard, usePlaceCard } from './use-place-card.ts'
import classes from './why.module.css'
import type { WhyPlace } from './why-place.ts'

const TITLES = {
  placed: { own: 'why.title.own', other: 'why.title' },
  without: { own: 'why.title.ownWithout', other: 'why.title.without' },
  meetings: { own: 'why.title.ownMeetings', other: 'why.title.meetings' },
} as const

/** The card of a place; on phones a sheet from below. WHY-6. */
export function WhyDialog({ onClose, ...place }: WhyPlace & { onClose: () => void }) {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const asked = usePlaceCard(place)
  const person = state.persons.get(place.personId)?.name ?? ''
  const titles = TITLES[titleOf(can(variant, 'pairs'), asked)]
  const title = place.personId === viewer.personId ? t(titles.own) : t(titles.other, { person })
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <div className={classes.card}>
        <Answer {...asked} />
        <div className={classes.foot}>
          <Button variant="default" mih={44} onClick={onClose}>
            {t('app.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function titleOf(isOfPairs: boolean, { card }: AskedCard): keyof typeof TITLES {
  if (isOfPairs) return 'meetings'
  return card?.kind === 'groups' && card.status !== 'placed' ? 'without' : 'placed'
}

function Answer({ card, refused, isOld }: AskedCard) {
  const t = useT()
  if (card === undefined && refused === null) return <p role="status">{t('why.asking')}</p>
  return (
    <>
      {refused && (
        <Alert color="red" role="alert">
          {refused.status === 0 ? t('why.notAnswered') : refusalText(t, refused)}
        </Alert>
      )}
      {card === null && <p>{t('why.none')}</p>}
      {card?.kind === 'meetings' && <MeetingsCard card={card} />}
      {card?.kind === 'groups' && <GroupsCard card={card} />}
      <Text size="sm" c="dimmed" role="status" className={classes.news ?? ''}>
        {isOld || refused ? t('why.old') : ''}
      </Text>
    </>
  )
}
