import { Alert, Button, Text } from '@mantine/core'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { refusalText } from '../../../lib/i18n/refusal-text.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { GroupsCard } from './groups-card.tsx'
import { MeetingsCard } from './meetings-card.tsx'
import { type AskedCard, usePlaceCard } from './use-place-card.ts'
import classes from './why.module.css'
import type { WhyPlace } from './why-place.ts'

const TITLES = {
  placed: { own: 'why.title.own', other: 'why.title' },
  without: { own: 'why.title.ownWithout', other: 'why.title.without' },
} as const

/** The card of a place; on phones a sheet from below. WHY-6. */
export function WhyDialog({ onClose, ...place }: WhyPlace & { onClose: () => void }) {
  const t = useWords()
  const { state, viewer } = useLiveSnapshot()
  const asked = usePlaceCard(place)
  const person = state.persons.get(place.personId)?.name ?? ''
  const titles = TITLES[titleOf(asked)]
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

function titleOf({ card }: AskedCard): keyof typeof TITLES {
  if (card?.kind === 'meetings') return card.met === 0 ? 'without' : 'placed'
  return card && card.status !== 'placed' ? 'without' : 'placed'
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
