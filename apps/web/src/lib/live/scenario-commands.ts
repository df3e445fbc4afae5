import type { InvocationInput } from '@planner/protocol'
import { Listeners } from '../listeners.ts'
import type { CommandResult, HubConnection } from './hub-connection.ts'

type Dependencies = {
  hub: () => Pick<HubConnection, 'invoke'>
  adminKey: () => string
}

export type ScenarioOrder = Omit<InvocationInput<'PlanScenarios'>, 'adminKey'>

/** Commands on scenarios, for admins (SCENARIO-3); tells whoever shows them that there is something new to read. */
export class ScenarioCommands {
  readonly #deps: Dependencies
  readonly #listeners = new Listeners()
  readonly subscribe = this.#listeners.subscribe

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  plan(order: ScenarioOrder): Promise<CommandResult<'PlanScenarios'>> {
    return this.#deps.hub().invoke('PlanScenarios', { ...this.#key(), ...order })
  }

  stop(): Promise<CommandResult<'StopScenarios'>> {
    return this.#deps.hub().invoke('StopScenarios', this.#key())
  }

  readAll(): Promise<CommandResult<'ReadScenarios'>> {
    return this.#deps.hub().invoke('ReadScenarios', this.#key())
  }

  read(scenarioId: string): Promise<CommandResult<'ReadScenario'>> {
    return this.#deps.hub().invoke('ReadScenario', { ...this.#key(), scenarioId })
  }

  adopt(scenarioId: string, shown: string): Promise<CommandResult<'AdoptScenario'>> {
    return this.#deps.hub().invoke('AdoptScenario', { ...this.#key(), scenarioId, shown })
  }

  changed(): void {
    this.#listeners.tell()
  }

  #key() {
    return { adminKey: this.#deps.adminKey() }
  }
}
