import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { groupKey } from '@planner/domain'
import type { LatePlaces } from '@planner/protocol'
import { useEffect, useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { useShortList } from '../../../components/use-short-list.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { refusalText } from '../../../lib/i18n/refusal-text.ts'
import type { CommandResult } from '../../../lib/live/hub-connection.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { useSchedule } from '../schedule-context.tsx'
import { useApplyEdits } from '../use-apply-edits.ts'
import { useNames } from '../use-names.ts'
import classes from './late.module.css'
import { undoEdits } from './late-people.ts'

/**
 * Places people who come late as soon as it is there, and says who is where now, and who has no place and why; PLAN-18. It stays where it is
 * when it is closed, so that the browser gives the focus back.
 */
export function LateDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const { schedule } = useSchedule()
  const apply = useApplyEdits()
  const answer = usePlacing()
  const [isUndone, setUndone] = useState(false)
  const places = answer?.ok ? answer.places : null
  const undo = () => {
    if (places) apply(undoEdits(schedule, places.placed))
    setUndone(true)
  }
  return (
    <Dialog isOpen={isOpen} title={t('late.title')} onClose={onClose}>
      <Stack gap="md">
        <div role="status">
          {!answer && <Text>{t('late.asking')}</Text>}
          {answer?.ok && !answer.places && <Text>{t('late.noPlan')}</Text>}
          {places && !isUndone && places.placed.length === 0 && <Text>{t('late.nobody')}</Text>}
          {places && !isUndone && places.left.length === 0 && <Text>{t('late.all')}</Text>}
          {isUndone && <Text>{t('late.undone')}</Text>}
        </div>
        {answer && !answer.ok && (
          <Alert color="red" role="alert">
            {answer.status === 0 ? t('late.notAnswered') : refusalText(t, answer)}
          </Alert>
        )}
        {places && !isUndone && <Placed placed={places.placed} />}
        {places && !isUndone && <Left left={places.left} />}
        <Group justify="flex-end" gap="sm">
          {places && places.placed.length > 0 && !isUndone && (
            <Button variant="default" mih={44} onClick={undo}>
              {t('late.undo')}
            </Button>
          )}
          <Button mih={44} onClick={onClose} data-autofocus>
            {t('app.close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** Asks once for as long as the dialog is there; undefined while the answer is on its way. */
function usePlacing(): CommandResult<'PlaceLatePeople'> | undefined {
  const live = useLive()
  const [asked] = useState(() => ({
    answer: undefined as Promise<CommandResult<'PlaceLatePeople'>> | undefined,
  }))
  const [answer, setAnswer] = useState<CommandResult<'PlaceLatePeople'>>()
  useEffect(() => {
    asked.answer ??= live.plans.placeLatePeople()
    void asked.answer.then(setAnswer)
  }, [live, asked])
  return answer
}

function Placed({ placed }: Pick<LatePlaces, 'placed'>) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  const { shown, button } = useShortList(placed)
  if (placed.length === 0) return null
  return (
    <section>
      <Title order={3} size="h5">
        {t('late.placed', { number: placed.length })}
      </Title>
      <ul className={classes.list}>
        {shown.map(({ personId, topicId, topicGroupIndex, sessionIds, isNew }) => {
          const key = groupKey(topicId, topicGroupIndex)
          const group = schedule.byKey.get(key)
          const values = {
            person: names.person(personId),
            group: group ? names.group(group) : '',
            session: names.sessionsById(sessionIds),
          }
          return <li key={`${key} ${personId}`}>{t(isNew ? 'late.where.new' : 'late.where', values)}</li>
        })}
      </ul>
      {button}
    </section>
  )
}

/** By the reason, as on the card of those without a group. */
function Left({ left }: Pick<LatePlaces, 'left'>) {
  const t = useT()
  const names = useNames()
  if (left.length === 0) return null
  const reasons = [...new Set(left.map(({ reason }) => reason))]
  return (
    <section>
      <Title order={3} size="h5">
        {t('late.left', { number: left.length })}
      </Title>
      {reasons.map((reason) => (
        <div key={reason}>
          <p className={classes.reason}>
            {t(reason === 'couldJoin' ? 'late.left.couldJoin' : `report.lacking.${reason}`)}
          </p>
          <p className={classes.names}>
            {names.people(left.filter((each) => each.reason === reason).map(({ personId }) => personId))}
          </p>
        </div>
      ))}
    </section>
  )
}
