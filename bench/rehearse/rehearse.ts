import { rehearseGroups } from './groups.ts'
import { rehearsePairs } from './pairs.ts'
import type { Rehearsal } from './rehearsal.ts'

/** Rehearses an event of a variant. What breaks it off is a finding as well. */
export async function rehearse(rehearsal: Rehearsal): Promise<void> {
  try {
    await (rehearsal.variant.kind === 'pairs' ? rehearsePairs : rehearseGroups)(rehearsal)
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    rehearsal.findings.add('the rehearsal itself', '', [{ rule: 'broke off', text }])
  }
}
