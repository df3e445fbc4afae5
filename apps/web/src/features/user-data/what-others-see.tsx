import { Text } from '@mantine/core'
import { whatOthersSee } from '@planner/domain'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'

/** Says, above the form, which of the person's data other participants can read. */
export function WhatOthersSee() {
  const t = useWords()
  const { variant, state } = useLiveSnapshot()
  const sentences = whatOthersSee(variant, state).map((fact) => t(`userData.seen.${fact}`))
  return (
    <Text size="sm" c="dimmed" style={{ textWrap: 'pretty' }}>
      {sentences.join(' ')}
    </Text>
  )
}
