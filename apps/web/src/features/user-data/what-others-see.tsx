import { Text } from '@mantine/core'
import { can, hidesWishes, isHidden, maySeeMatrix, maySeeSchedule } from '@planner/domain'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { ANY_PARTICIPANT } from './any-participant.ts'

/** Says, above the form, which of the person's data other participants can read. */
export function WhatOthersSee() {
  const t = useWords()
  const { variant, state } = useLiveSnapshot()
  const hidesTopics = isHidden(variant, state, 'parameters|ui|hideTopicAndIntro') && !can(variant, 'pairs')
  const choices = hidesWishes(variant, state, ANY_PARTICIPANT)
    ? 'userData.seen.wishes'
    : maySeeMatrix(variant, state, ANY_PARTICIPANT)
      ? 'userData.seen.choices'
      : 'userData.seen.noChoices'
  const sentences = [
    ...(hidesTopics ? [t('userData.seen.nameOnly')] : [t('userData.seen.name'), t(choices)]),
    ...(maySeeSchedule(variant, state, ANY_PARTICIPANT) ? [t('userData.seen.plan')] : []),
  ]
  return <Text size="sm">{sentences.join(' ')}</Text>
}
