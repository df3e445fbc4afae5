import { UnstyledButton } from '@mantine/core'
import type { PersonId, PersonRecord } from '@planner/domain'
import { useMemo } from 'react'
import { Icon } from '../../components/icon.tsx'
import { useShortList } from '../../components/use-short-list.tsx'
import { UserText } from '../../components/user-text.tsx'
import { useDeferredEventState, useVariant } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { byName } from '../../lib/name-order.ts'
import classes from './answers-list.module.css'
import { isOwnPerson, isRated, rateableTopics } from './rateable-topics.ts'

type Props = { people: readonly PersonRecord[]; onChoose: (id: PersonId) => void }

/** For organisers on a phone: how far everybody is, those who have done least first; CHOICE-9. */
export function AnswersList({ people, onChoose }: Props) {
  const t = useWords()
  const variant = useVariant()
  const state = useDeferredEventState('preferences')
  const rows = useMemo(() => {
    const topics = rateableTopics(variant, state).map(({ topic }) => topic)
    return people
      .map((person) => {
        const own = topics.filter((topic) => !isOwnPerson(variant, topic, person.id))
        return {
          ...person,
          all: own.length,
          rated: own.filter(({ id }) => isRated(state, person.id, id)).length,
        }
      })
      .toSorted((a, b) => a.rated - b.rated || byName(a.name, b.name))
  }, [variant, state, people])
  const { shown, button } = useShortList(rows)
  return (
    <>
      <ul className={classes.people}>
        {shown.map(({ id, name, rated, all }) => (
          <li key={id}>
            <UnstyledButton className={classes.person} onClick={() => onChoose(id)}>
              <span className={classes.name}>
                <UserText>{name}</UserText>
              </span>
              <span className={classes.rated} data-none={rated === 0 || undefined}>
                {t('userChoices.rated', { rated, all })}
              </span>
              <Icon name="closed" />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {button}
    </>
  )
}
