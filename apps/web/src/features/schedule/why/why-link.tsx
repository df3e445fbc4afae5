import { Anchor } from '@mantine/core'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useWhyText } from './use-why-text.ts'
import { useAskWhy } from './why-context.tsx'
import type { WhyPlace } from './why-place.ts'

type Props = WhyPlace & {
  /** They have no group there. */
  isWithout?: boolean
}

/** "Why am I here?", or of somebody else; nothing where the reader may not ask. */
export function WhyLink({ isWithout = false, ...place }: Props) {
  const t = useT()
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
      {isWithout ? t('why.ask.without') : whyText(place.personId)}
    </Anchor>
  )
}
