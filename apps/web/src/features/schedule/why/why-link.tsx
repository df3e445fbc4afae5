import { Anchor } from '@mantine/core'
import { can } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useVariant, useViewer } from '../../../lib/live/live-context.tsx'
import { useAskWhy } from './why-context.tsx'
import type { WhyPlace } from './why-place.ts'

/** "Why am I here?", or of somebody else; nothing where the reader may not ask. */
export function WhyLink(place: WhyPlace) {
  const t = useT()
  const { personId } = useViewer()
  const ask = useAskWhy()(place)
  const hasPairs = can(useVariant(), 'pairs')
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
      {t(hasPairs ? 'why.ask.meetings' : place.personId === personId ? 'why.ask.own' : 'why.ask')}
    </Anchor>
  )
}
