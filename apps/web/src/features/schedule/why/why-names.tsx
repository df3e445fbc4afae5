import type { PersonId, ScheduledGroup } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { Fragment } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { PinSign } from '../pin-sign.tsx'
import { useNames } from '../schedule-context.tsx'
import { WhyName } from './why-name.tsx'

type Props = {
  /** A sentence with `names` in it. */
  text: Extract<MessageKey, 'schedule.list.hosts' | 'schedule.list.people'>
  people: readonly PersonId[]
  group: ScheduledGroup
  sessionId: number
}

/** Stands for the names until the sentence is taken apart; no text has it. */
const HERE = '\uE000'

/** A sentence with the names of people of a group, each of whom can be asked about by those who may. */
export function WhyNames({ text, people, group, sessionId }: Props) {
  const t = useT()
  const names = useNames()
  const [before, after] = t(text, { names: HERE }).split(HERE)
  return (
    <>
      {before}
      {people.map((personId, index) => (
        <Fragment key={personId}>
          {index > 0 && ', '}
          <WhyName personId={personId} sessionId={sessionId}>
            {names.person(personId)}
          </WhyName>
          {group.keeps.has(personId) && <PinSign isNamed />}
        </Fragment>
      ))}
      {after}
    </>
  )
}
