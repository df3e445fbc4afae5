import type { InvocationInput } from '@planner/protocol'
import type { CommandResult, HubConnection } from './hub-connection.ts'

export type AuditQuery = Omit<InvocationInput<'ReadAudit'>, 'adminKey'>

type Dependencies = {
  hub: () => Pick<HubConnection, 'invoke'>
  adminKey: () => string
}

/** Reads the event's audit (AUDIT-7), and tells whoever shows it that it has grown. */
export class AuditReader {
  readonly #deps: Dependencies
  readonly #listeners = new Set<() => void>()

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  read(query: AuditQuery): Promise<CommandResult<'ReadAudit'>> {
    const { hub, adminKey } = this.#deps
    return hub().invoke('ReadAudit', { adminKey: adminKey(), ...query })
  }

  /** @returns unsubscribe. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The server has told that the audit grew. */
  changed(): void {
    for (const listener of this.#listeners) listener()
  }
}
