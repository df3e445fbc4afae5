import { Anchor } from '@mantine/core'
import type { WhySeat } from '../plan-questions.ts'
import { useWhyText } from './use-why-text.ts'
import { useAskWhy } from './why-context.tsx'

type Props = WhySeat & {
  /** They have no group there, or no meeting. */
  isWithout?: boolean
}

/** "Why am I here?", or of somebody else; nothing where the reader may not ask. */
export function WhyLink({ isWithout = false, ...place }: Props) {
  const whyText = useWhyText()
  const ask = useAskWhy()(place)
  if (!ask) return null
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      mih={44}
      aria-haspopup="dialog"
      style={{ alignSelf: 'start', justifySelf: 'start' }}
      onClick={ask}
    >
      {whyText(place.personId, isWithout)}
    </Anchor>
  )
}
