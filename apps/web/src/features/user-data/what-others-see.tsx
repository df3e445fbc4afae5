import { Text } from '@mantine/core'
import { maySeeMatrix, maySeeSchedule } from '@planner/domain'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'

// What any participant may see: the rules that take a viewer ask nothing else of one here.
const SOMEBODY = { role: 'participant', personId: '' } as const

/** Says who will read what, before anybody types it. */
export function WhatOthersSee() {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const sentences = [
    t('userData.seen.name'),
    t(maySeeMatrix(variant, state, SOMEBODY) ? 'userData.seen.choices' : 'userData.seen.noChoices'),
    ...(maySeeSchedule(variant, state, SOMEBODY) ? [t('userData.seen.plan')] : []),
  ]
  return <Text size="sm">{sentences.join(' ')}</Text>
}
