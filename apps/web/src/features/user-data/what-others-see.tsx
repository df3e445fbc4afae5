import { Text } from '@mantine/core'
import { maySeeMatrix, maySeeSchedule } from '@planner/domain'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { ANY_PARTICIPANT } from './any-participant.ts'

/** Says, above the form, which of the person's data other participants can read. */
export function WhatOthersSee() {
  const t = useWords()
  const { variant, state } = useLiveSnapshot()
  const sentences = [
    t('userData.seen.name'),
    t(maySeeMatrix(variant, state, ANY_PARTICIPANT) ? 'userData.seen.choices' : 'userData.seen.noChoices'),
    ...(maySeeSchedule(variant, state, ANY_PARTICIPANT) ? [t('userData.seen.plan')] : []),
  ]
  return <Text size="sm">{sentences.join(' ')}</Text>
}
