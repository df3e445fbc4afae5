import { Button, Text } from '@mantine/core'
import { isHostPreference, type PersonId } from '@planner/domain'
import { memo, useState } from 'react'
import { TopicFacts } from '../../../components/topic-facts.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import type { RateableTopic } from '../rateable-topics.ts'
import { ChoiceRadios } from './choice-radios.tsx'
import { ChoiceWords } from './choice-words.tsx'
import classes from './topic-row.module.css'
import { useChoice } from './use-choice.ts'

type TopicRowProps = { rateable: RateableTopic; personId: PersonId }

/**
 * A topic with the choices of one person. Until a choice is stored, none is selected, not even the blank one. To host a topic is a step of
 * its own, so that nobody does it by a slip of the finger (CHOICE-16).
 */
export const TopicRow = memo(function TopicRow({ rateable, personId }: TopicRowProps) {
  const t = useWords()
  const { topic, name, detail } = rateable
  const { refusal, pending, radios } = useChoice(rateable, personId)
  const [wantsToHost, setWantsToHost] = useState(false)
  const others = radios.choices.filter(({ value }) => !isHostPreference(value))
  const hidesHost =
    others.length < radios.choices.length && !wantsToHost && !isHostPreference(radios.value ?? '')
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text fw={600} component="h3" size="md">
          <UserText>{name}</UserText>
        </Text>
        <TopicFacts topic={topic} />
        <ChoiceWords detail={detail} text={topic.description} refusal={refusal} isPending={pending} />
      </div>
      <div className={classes.choices}>
        <ChoiceRadios {...radios} choices={hidesHost ? others : radios.choices} />
        {hidesHost && !radios.isDisabled && (
          <Button
            variant="subtle"
            size="compact-sm"
            mih={44}
            className={classes.host ?? ''}
            aria-label={t('userChoices.canHost.about', { name })}
            onClick={() => setWantsToHost(true)}
          >
            {t('userChoices.canHost')}
          </Button>
        )}
      </div>
    </li>
  )
})
