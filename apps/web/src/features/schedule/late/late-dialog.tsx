import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import {
  type CellEdit,
  cellAddress,
  groupKey,
  isolatedText,
  membershipEdits,
  membersIn,
  moveGroupEdits,
  type PersonId,
  type Schedule,
} from '@planner/domain'
import type { LatePlaces } from '@planner/protocol'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { type Translate, useT } from '../../../lib/i18n/i18n.ts'
import { type Refused, refusalText } from '../../../lib/i18n/refusal-text.ts'
import type { Edited } from '../../../lib/live/edits/pending-edit.ts'
import type { CommandResult } from '../../../lib/live/hub-connection.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { useEventNames } from '../names.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { ShortLines } from '../short-lines.tsx'
import classes from './late.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** The places or meetings that somebody was given, in words. */
  linesOf: (places: LatePlaces) => readonly string[]
  people: (ids: readonly PersonId[]) => string
  /** Takes those who were placed out again; a text where that was refused. */
  takeOut: (places: LatePlaces) => Promise<string | undefined>
}

/**
 * Places late people once, and says who is where, and who has no place and why; PLAN-18, PLAN-36. It stays
 * mounted when closed, so that the browser returns the focus.
 */
function LateDialog({ isOpen, onClose, linesOf, people, takeOut }: Props) {
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
      <Stack>
        <div role="status">
          {!answer && <Text>{t('late.asking')}</Text>}
          {answer?.ok && !answer.places && <Text>{t('late.noPlan')}</Text>}
          {places && !isUndone && lines.length === 0 && <Text>{t('late.nobody')}</Text>}
          {places && !isUndone && places.left.length === 0 && <Text>{t('late.all')}</Text>}
          {isUndone && <Text>{t('late.undone')}</Text>}
        </div>
        {alert !== undefined && <Alert color="red">{alert}</Alert>}
        {!isUndone && <Placed lines={lines} />}
        {places && !isUndone && <Left left={places.left} people={people} />}
        <Group justify="flex-end" gap="sm">
          {lines.length > 0 && !isUndone && <Button onClick={() => void undo()}>{t('late.undo')}</Button>}
          <Button variant="filled" onClick={onClose} data-autofocus>
            {t('app.close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function refusedText(t: Translate, answer: Refused & { status: number }): string {
  return answer.status === 0 ? t('late.notAnswered') : refusalText(t, answer)
}

/** Asks once for as long as the dialog is there; undefined while the answer is on its way. */
function usePlacing(): CommandResult<'PlaceLatePeople'> | undefined {
  const live = useLive()
  const asked = useRef<Promise<CommandResult<'PlaceLatePeople'>>>(undefined)
  const [answer, setAnswer] = useState<CommandResult<'PlaceLatePeople'>>()
  useEffect(() => {
    asked.current ??= placeLatePeople(live)
    void asked.current.then(setAnswer)
  }, [live])
  return answer
}

/** Places them; what the server has edited for this page's user can be undone like their own edits. */
async function placeLatePeople({ invoke, undo }: LiveEvent): Promise<CommandResult<'PlaceLatePeople'>> {
  const ack = await invoke('PlaceLatePeople')
  if (ack.ok && ack.places) undo.record(editsOf(ack.places))
  return ack
}

function editsOf({ placed, timestamp }: LatePlaces): Edited[] {
  return placed.flatMap(({ personId: userId, topicId, topicGroupIndex, sessionIds }) =>
    sessionIds.map((sessionId): Edited => {
      const address = cellAddress('assignments', { sessionId, userId, topicId, topicGroupIndex })
      return { change: { kind: 'cell', address, value: true, timestamp }, before: undefined }
    }),
  )
}

function Placed({ lines }: { lines: readonly string[] }) {
  const t = useWords()
  if (lines.length === 0) return null
  return (
    <section>
      <Title order={3} size="h5">
        {t('late.placed', { number: lines.length })}
      </Title>
      <ShortLines lines={lines} className={classes.list} />
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

/** Places in groups; PLAN-18. */
export function LateGroups(shown: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const names = useNames()
  const { setCells: apply } = useLive()
  const { schedule } = useSchedule()
  return (
    <LateDialog
      {...shown}
      people={names.people}
      linesOf={({ placed }) =>
        placed.map(({ personId, topicId, topicGroupIndex, sessionIds, isNew }) => {
          const group = schedule.byKey.get(groupKey({ topicId, topicGroupIndex }))
          const values = {
            person: names.person(personId),
            group: group ? names.group(group) : '',
            session: names.sessionsById(sessionIds),
          }
          return t(isNew ? 'late.where.new' : 'late.where', values)
        })
      }
      takeOut={async ({ placed }) => {
        apply(undoEdits(schedule, placed))
        return undefined
      }}
    />
  )
}

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
          return t(sessionId === null ? 'late.meeting.untimed' : 'late.meeting', values)
        })
      }
      takeOut={async ({ meetings }) => {
        const ack = await live.invoke('PlaceLatePeople', { takeOut: meetings.map(({ people }) => people) })
        return ack.ok ? undefined : refusedText(t, ack)
      }}
    />
  )
}

/**
 * Takes placed people out again, as far as they are there. A group that began with them ends, unless somebody
 * else has joined it.
 */
function undoEdits(schedule: Schedule, placed: LatePlaces['placed']): CellEdit[] {
  const ended = new Set<string>()
  return placed.flatMap(({ personId, topicId, topicGroupIndex, sessionIds, isNew }) => {
    const key = groupKey({ topicId, topicGroupIndex })
    const group = schedule.byKey.get(key)
    const [sessionId] = sessionIds
    if (!group || sessionId === undefined || !membersIn(group, sessionId).includes(personId)) return []
    const out = membershipEdits(schedule, group, sessionId, personId, false)
    if (!isNew || ended.has(key)) return out
    const own = placed.filter((each) => groupKey(each) === key)
    const isTheirs = membersIn(group, sessionId).every((id) => own.some((each) => each.personId === id))
    if (!isTheirs) return out
    ended.add(key)
    const end = moveGroupEdits(schedule, group, sessionId, null)
    return [...out, ...end.filter(({ value }) => value === null)]
  })
}
