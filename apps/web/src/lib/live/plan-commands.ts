import { cellAddress } from '@planner/domain'
import type { LatePlaces, PlanVersion } from '@planner/protocol'
import type { Edited } from './edits/pending-edit.ts'
import type { CommandResult, HubConnection } from './hub-connection.ts'

type Dependencies = {
  hub: () => Pick<HubConnection, 'invoke'>
  adminKey: () => string
  /** Takes edits that the server has made for this page's user, so that they can be undone like their own. */
  onPlaced: (edits: readonly Edited[]) => void
  onListed: (plans: readonly PlanVersion[]) => void
}

/** Commands on the versions of the plan, for admins; PLAN-13. What they change arrives as signals. */
export class PlanCommands {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async list(): Promise<CommandResult<'ListPlans'>> {
    const ack = await this.#deps.hub().invoke('ListPlans', { adminKey: this.#deps.adminKey() })
    if (ack.ok) this.#deps.onListed(ack.plans)
    return ack
  }

  read(planId: string): Promise<CommandResult<'ReadPlan'>> {
    return this.#deps.hub().invoke('ReadPlan', this.#of(planId))
  }

  restore(planId: string): Promise<CommandResult<'RestorePlan'>> {
    return this.#deps.hub().invoke('RestorePlan', this.#of(planId))
  }

  publish(planId: string): Promise<CommandResult<'PublishPlan'>> {
    return this.#deps.hub().invoke('PublishPlan', this.#of(planId))
  }

  discard(planId: string): Promise<CommandResult<'DiscardPlan'>> {
    return this.#deps.hub().invoke('DiscardPlan', this.#of(planId))
  }

  /** Gives those who have fewer places than they want some, without moving anybody; PLAN-18. */
  async placeLatePeople(): Promise<CommandResult<'PlaceLatePeople'>> {
    const { adminKey, hub, onPlaced } = { ...this.#deps, adminKey: this.#deps.adminKey() }
    const ack = await hub().invoke('PlaceLatePeople', { adminKey })
    if (ack.ok && ack.places) onPlaced(editsOf(ack.places))
    return ack
  }

  /** Takes meetings that were given to those who come late out again; PLAN-36. */
  takeMeetingsOut(takeOut: [string, string][]): Promise<CommandResult<'PlaceLatePeople'>> {
    return this.#deps.hub().invoke('PlaceLatePeople', { adminKey: this.#deps.adminKey(), takeOut })
  }

  #of(planId: string) {
    return { adminKey: this.#deps.adminKey(), planId }
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
