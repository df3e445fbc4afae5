import { Text } from '@mantine/core'
import type { PersonId } from '@planner/domain'
import { memo } from 'react'
import { TopicFacts } from '../../../components/topic-facts.tsx'
import { UserText } from '../../../components/user-text.tsx'
import type { RateableTopic } from '../rateable-topics.ts'
import { ChoiceRadios } from './choice-radios.tsx'
import { ChoiceWords } from './choice-words.tsx'
import classes from './topic-row.module.css'
import { useChoice } from './use-choice.ts'

type TopicRowProps = { rateable: RateableTopic; personId: PersonId }

/** A topic with the choices of one person. Until a choice is stored, none is selected, not even the blank one. */
export const TopicRow = memo(function TopicRow({ rateable, personId }: TopicRowProps) {
  const { topic, name, detail } = rateable
  const { refusal, pending, radios } = useChoice(rateable, personId)
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text fw={600} component="h3" size="md">
          <UserText>{name}</UserText>
        </Text>
        <TopicFacts topic={topic} />
        <ChoiceWords detail={detail} text={topic.description} refusal={refusal} isPending={pending} />
      </div>
      <ChoiceRadios {...radios} />
    </li>
  )
})
