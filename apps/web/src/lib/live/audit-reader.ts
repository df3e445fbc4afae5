import type { InvocationInput } from '@planner/protocol'
import { Listeners } from '../listeners.ts'
import type { CommandResult, HubConnection } from './hub-connection.ts'

export type AuditQuery = Omit<InvocationInput<'ReadAudit'>, 'adminKey'>

type Dependencies = {
  hub: () => Pick<HubConnection, 'invoke'>
  adminKey: () => string
}

/** Reads the event's audit (AUDIT-7), and tells whoever shows it that it has grown. */
export class AuditReader {
  readonly #deps: Dependencies
  readonly #listeners = new Listeners()
  readonly subscribe = this.#listeners.subscribe

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  read(query: AuditQuery): Promise<CommandResult<'ReadAudit'>> {
    const { hub, adminKey } = this.#deps
    return hub().invoke('ReadAudit', { adminKey: adminKey(), ...query })
  }

  /** The server has told that the audit grew. */
  changed(): void {
    this.#listeners.tell()
  }
}
