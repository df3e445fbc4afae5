import type { Ack, InvocationInput, WireAuditEntry } from '@planner/protocol'
import { auditEntry } from '@planner/protocol'
import type { TestClient } from './test-client.ts'
import { type Participant, sharedValue, type TestEvent } from './test-event.ts'

type CellChange = Partial<Parameters<typeof sharedValue>[1]>

/** What the tests of the audit let an admin of an event do; `ann` and `bob` are of that event. */
export function auditActs(event: TestEvent, { ann, bob }: Record<'ann' | 'bob', Participant>) {
  const { admin, adminKey } = event
  return {
    /** @throws when the audit was refused, or when an entry is not of the protocol's shape. */
    async entries(
      changes: Partial<InvocationInput<'ReadAudit'>> = {},
      client: TestClient = admin,
    ): Promise<WireAuditEntry[]> {
      const ack: Ack<'ReadAudit'> = await client.invoke('ReadAudit', { adminKey, ...changes })
      if (!ack.ok) throw new Error(`ReadAudit was refused: ${ack.message}`)
      return ack.entries.map((entry) => auditEntry.strict().parse(entry))
    },
    /** Sets a cell, of Bob's row unless told otherwise. */
    cell: (changes: CellChange) =>
      admin.invoke(
        'SendSharedValue',
        sharedValue(
          { admin: adminKey },
          { tableName: 'preferences', userId: bob.id, topicId: ann.id, value: 'Host', ...changes },
        ),
      ),
    /** Sets such a cell of Bob's row and of Ann's at once. */
    cells: (changes: CellChange) => {
      const parts = { tableName: 'preferences', topicId: ann.id, value: 'Host', timestamp: Date.now() }
      const cells = [bob.id, ann.id].map((userId) => ({ ...parts, userId, ...changes }))
      const keys = { eventAdminGuid: adminKey, eventUserPrivateGuid: '', eventShareGuid: '' }
      return admin.invoke('EditCells', { ...keys, cells })
    },
    /** Puts Ann into her own group and Bob into his, or they change places; `extra` goes with it. */
    seat: (isSwapped: boolean, extra: readonly CellChange[] = []) => {
      const timestamp = Date.now()
      const seat = (userId: string, topicId: string, value: boolean) => ({
        ...ASSIGNED,
        userId,
        topicId,
        value,
        timestamp,
      })
      const cells = [
        seat(ann.id, ann.id, !isSwapped),
        seat(ann.id, bob.id, isSwapped),
        seat(bob.id, bob.id, !isSwapped),
        seat(bob.id, ann.id, isSwapped),
        ...extra.map((changes) => ({ ...seat(bob.id, ann.id, true), ...changes })),
      ]
      const keys = { eventAdminGuid: adminKey, eventUserPrivateGuid: '', eventShareGuid: '' }
      return admin.invoke('EditCells', { ...keys, cells })
    },
    setting: (value: number, client = admin) =>
      client.invoke('SendSettingValue', {
        eventAdminGuid: adminKey,
        path: 'parameters|groups|maxGroupSize',
        value,
        timestamp: Date.now(),
      }),
    setAdmin: (userId: string, isEventAdmin: boolean) =>
      admin.invoke('SetEventAdmin', { adminKey, userId, isEventAdmin }),
    archiveBob: (isArchived: boolean) =>
      admin.invoke('ArchiveUser', { adminKey, userId: bob.id, isArchived }),
    archivePeople: (isArchived: boolean) =>
      admin.invoke('ArchiveUsers', { adminKey, userIds: [ann.id, bob.id], isArchived }),
    plan: () => admin.invoke('PlanEvent', { adminKey }),
    stop: () => admin.invoke('StopPlan', { adminKey }),
  }
}

export type AuditActs = ReturnType<typeof auditActs>

/** The parts of a cell that puts somebody into a group. */
export const ASSIGNED = { tableName: 'assignments', sessionId: 1, topicGroupIndex: 0, value: true } as const
