import { can, type VariantDescription, type Viewer } from '@planner/domain'
import { INVOCATION_FACTS, type InvocationName } from '@planner/protocol'

/** LIVE-10: whether "Saved" is shown after this invocation too, and not only after shared values. */
export function isSavedNoticeDue(variant: VariantDescription, viewer: Viewer, sent: InvocationName): boolean {
  return INVOCATION_FACTS[sent].saves && viewer.personId !== null && can(variant, 'toastAfterEverySend')
}
