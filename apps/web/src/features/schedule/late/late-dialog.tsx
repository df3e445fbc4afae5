import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import type { PersonId } from '@planner/domain'
import type { LatePlaces } from '@planner/protocol'
import { useEffect, useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { useShortList } from '../../../components/use-short-list.tsx'
import { refusalText } from '../../../lib/i18n/refusal-text.ts'
import type { CommandResult } from '../../../lib/live/hub-connection.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import classes from './late.module.css'

/** A place or a meeting that somebody was given, in words. */
export type PlaceLine = { key: string; text: string }

type Props = {
  isOpen: boolean
  onClose: () => void
  linesOf: (places: LatePlaces) => readonly PlaceLine[]
  people: (ids: readonly PersonId[]) => string
  /** Takes those who were placed out again; a text where that was refused. */
  takeOut: (places: LatePlaces) => Promise<string | undefined>
}

/**
 * Places people who come late as soon as it is there, and says who is where now, and who has no place and why; PLAN-18, PLAN-36. It stays
 * where it is when it is closed, so that the browser gives the focus back.
 */
export function LateDialog({ isOpen, onClose, linesOf, people, takeOut }: Props) {
  const t = useWords()
  const answer = usePlacing()
  const [isUndone, setUndone] = useState(false)
  const [failed, setFailed] = useState<string>()
  const places = answer?.ok ? answer.places : null
  const lines = places ? linesOf(places) : []
  const undo = async () => {
    const refused = places ? await takeOut(places) : undefined
    setFailed(refused)
    setUndone(refused === undefined)
  }
  const alert = failed ?? (answer && !answer.ok ? refusedText(t, answer) : undefined)
  return (
    <Dialog isOpen={isOpen} title={t('late.title')} onClose={onClose}>
      <Stack gap="md">
        <div role="status">
          {!answer && <Text>{t('late.asking')}</Text>}
          {answer?.ok && !answer.places && <Text>{t('late.noPlan')}</Text>}
          {places && !isUndone && lines.length === 0 && <Text>{t('late.nobody')}</Text>}
          {places && !isUndone && places.left.length === 0 && <Text>{t('late.all')}</Text>}
          {isUndone && <Text>{t('late.undone')}</Text>}
        </div>
        {alert !== undefined && (
          <Alert color="red" role="alert">
            {alert}
          </Alert>
        )}
        {!isUndone && <Placed lines={lines} />}
        {places && !isUndone && <Left left={places.left} people={people} />}
        <Group justify="flex-end" gap="sm">
          {lines.length > 0 && !isUndone && (
            <Button variant="default" onClick={() => void undo()}>
              {t('late.undo')}
            </Button>
          )}
          <Button onClick={onClose} data-autofocus>
            {t('app.close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function refusedText(
  t: ReturnType<typeof useWords>,
  answer: Extract<CommandResult<'PlaceLatePeople'>, { ok: false }>,
): string {
  return answer.status === 0 ? t('late.notAnswered') : refusalText(t, answer)
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

function Placed({ lines }: { lines: readonly PlaceLine[] }) {
  const t = useWords()
  const { shown, button } = useShortList(lines)
  if (lines.length === 0) return null
  return (
    <section>
      <Title order={3} size="h5">
        {t('late.placed', { number: lines.length })}
      </Title>
      <ul className={classes.list}>
        {shown.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {button}
    </section>
  )
}

/** By the reason, as on the card of those without a group. */
function Left({ left, people }: Pick<LatePlaces, 'left'> & Pick<Props, 'people'>) {
  const t = useWords()
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
            {people(left.filter((each) => each.reason === reason).map(({ personId }) => personId))}
          </p>
        </div>
      ))}
    </section>
  )
}
