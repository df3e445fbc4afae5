import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contractOfAudit } from './contract-of-audit.ts'
import { contractOfCells } from './contract-of-cells.ts'
import { contractOfKeys } from './contract-of-keys.ts'
import { contractOfLetters } from './contract-of-letters.ts'
import { contractOfMeetings } from './contract-of-meetings.ts'
import { contractOfPlanRuns } from './contract-of-plan-runs.ts'
import { contractOfPlanVersions } from './contract-of-plan-versions.ts'
import { contractOfPublished } from './contract-of-published.ts'
import { contractOfPush } from './contract-of-push.ts'
import { contractOfRemoval } from './contract-of-removal.ts'
import { contractOfScenarios } from './contract-of-scenarios.ts'
import { contractOfSite } from './contract-of-site.ts'
import { contractOfWebhooks } from './contract-of-webhooks.ts'
import { contractOfWrites } from './contract-of-writes.ts'
import { runWrites } from './run-writes.ts'
import { preference, putCell, sampleRun, storedCells, storeEvent } from './samples.ts'
import type { OpenStorageUnderTest, StorageUnderTest } from './storage-under-test.ts'

/** The contract tests of every implementation of `Storage`, on a new real database. */
export function storageContract(open: OpenStorageUnderTest): void {
  describe('over one open storage', () => {
    let subject: StorageUnderTest | undefined
    beforeAll(async () => {
      subject = await open()
    })
    afterAll(() => subject?.dispose())
    const storage = () => {
      if (!subject) throw new Error('The storage under test is not open.')
      return subject.storage
    }
    describe('writes', () => contractOfWrites(storage))
    describe('cells', () => contractOfCells(storage))
    describe('meetings', () => contractOfMeetings(storage))
    describe('removal', () => contractOfRemoval(storage))
    describe('keys and opened events', () => contractOfKeys(storage))
    describe('plan runs', () => contractOfPlanRuns(storage))
    describe('plan versions', () => contractOfPlanVersions(storage))
    describe('scenarios', () => contractOfScenarios(storage))
    describe('what leaves the event', () => contractOfPublished(storage))
    describe('webhooks', () => contractOfWebhooks(storage))
    describe('letters', () => contractOfLetters(storage))
    describe('push', () => contractOfPush(storage))
    describe('audit', () => contractOfAudit(storage))
    describe('the site', () => contractOfSite(storage))
  })

  describe('over closing and opening again', () => {
    let subject: StorageUnderTest | undefined
    afterEach(() => subject?.dispose())

    it('LIVE-4: written data is there after reopening', async () => {
      subject = await open()
      const eventId = await storeEvent(subject.storage)
      await subject.storage.write([putCell(eventId, preference('p1', 't1'), 'Yes', 1)])
      await runWrites(subject.storage).create(sampleRun('run', eventId))
      const before = await subject.storage.loadEvent(eventId)
      const again = await subject.reopen()
      expect(await again.loadEvent(eventId)).toEqual(before)
      expect(await again.findKey(`admin-key-of-${eventId}`)).toEqual({ kind: 'admin', eventId })
      expect(await again.planRuns.claim('w1', 1, 1)).toMatchObject({ id: 'run' })
    })

    it('closing waits for calls in flight, and rejects later ones', async () => {
      subject = await open()
      const { storage } = subject
      const eventId = await storeEvent(storage)
      const calls = Array.from({ length: 50 }, (_, index) =>
        storage.write([putCell(eventId, preference('p1', `t${index}`), 'Yes', 1)]),
      )
      const again = subject.reopen()
      await expect(storage.write([])).rejects.toThrow('closed')
      await expect(Promise.all(calls)).resolves.toHaveLength(50)
      expect(await storedCells(await again, eventId)).toHaveLength(50)
    })
  })
}
