import type { CommandResult, HubConnection } from './hub-connection.ts'

type Dependencies = {
  hub: () => Pick<HubConnection, 'invoke'>
  adminKey: () => string
}

/** Commands on the versions of the plan, for admins; PLAN-13. What they change arrives as signals. */
export class PlanCommands {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  list(): Promise<CommandResult<'ListPlans'>> {
    return this.#deps.hub().invoke('ListPlans', { adminKey: this.#deps.adminKey() })
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

  #of(planId: string) {
    return { adminKey: this.#deps.adminKey(), planId }
  }
}
