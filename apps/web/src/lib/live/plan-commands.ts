import { cellAddress } from '@planner/domain'
import type { LatePlaces, PlanVersion } from '@planner/protocol'
import type { Edited } from './edits/pending-edit.ts'
import type { CommandResult } from './hub-connection.ts'
import type { Invoke } from './invoke.ts'

type Dependencies = {
  invoke: Invoke
  /** Takes edits that the server has made for this page's user, so that they can be undone like their own. */
  onPlaced: (edits: readonly Edited[]) => void
  onListed: (plans: readonly PlanVersion[]) => void
}

/** Invocations about the plan whose answer changes something of this page. */
export class PlanCommands {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async list(): Promise<CommandResult<'ListPlans'>> {
    const ack = await this.#deps.invoke('ListPlans')
    if (ack.ok) this.#deps.onListed(ack.plans)
    return ack
  }

  read(planId: string) {
    return this.#deps.invoke('ReadPlan', { planId })
  }

  restore(planId: string) {
    return this.#deps.invoke('RestorePlan', { planId })
  }

  publish(planId: string) {
    return this.#deps.invoke('PublishPlan', { planId })
  }

  discard(planId: string) {
    return this.#deps.invoke('DiscardPlan', { planId })
  }

  async placeLatePeople(): Promise<CommandResult<'PlaceLatePeople'>> {
    const ack = await this.#deps.invoke('PlaceLatePeople')
    if (ack.ok && ack.places) this.#deps.onPlaced(editsOf(ack.places))
    return ack
  }
}

/** Whether the newest run made no plan; what a plan replaced is kept as a version of its own, and is none. */
export function isLastRunFailed(plans: readonly Pick<PlanVersion, 'status'>[]): boolean {
  return plans.find(({ status }) => status !== 'kept')?.status === 'failed'
}

function editsOf({ placed, timestamp }: LatePlaces): Edited[] {
  return placed.flatMap(({ personId: userId, topicId, topicGroupIndex, sessionIds }) =>
    sessionIds.map((sessionId): Edited => {
      const address = cellAddress('assignments', { sessionId, userId, topicId, topicGroupIndex })
      return { change: { kind: 'cell', address, value: true, timestamp }, before: undefined }
    }),
  )
}
