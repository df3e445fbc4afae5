import type { WishReason } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'

const OWN: Partial<Record<WishReason, MessageKey>> = {
  ownCapacity: 'outcome.own.ownCapacity',
}

/** How a reason is told to the person whose wish it is. An organiser who takes part reads the reasons of organisers. */
export function ownReasonKey(reason: WishReason): MessageKey {
  return OWN[reason] ?? `outcome.reason.${reason}`
}
