import { cellAddress } from '@planner/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PEOPLE, TOPICS, testData } from '../test-data.ts'
import { type Sent, TestPage, tabStorage } from '../test-page.ts'

const OK = { ok: true, applied: true } as const
const refused = (status: number, reason: string) => ({ ok: false, status, reason, message: reason }) as const
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A life of a page: edits, answers of all kinds, reconnects, others' values, reloads. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('edit' as const),
    userId: fc.constantFrom(...PEOPLE),
    topicId: fc.constantFrom(...TOPICS),
    value: fc.constantFrom('', 'Yes', 'Host'),
  }),
  fc.record({
    kind: fc.constantFrom('online' as const, 'offline' as const, 'reload' as const, 'wait' as const),
  }),
)

test('property: whatever happens to page and connection, in the end the server has the last edit of every cell', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40 }),
      fc.infiniteStream(fc.boolean()),
      async (steps, luck) => {
        const storage = tabStorage()
        const server = new Map<string, { value: unknown; timestamp: number }>()
        const data = () => {
          const fresh = testData()
          for (const [key, cell] of server) {
            const [userId = '', topicId = ''] = key.split('|')
            const person = fresh.persons.find(({ id }) => id === userId)
            if (person) person.preferences[topicId] = cell as { value: string; timestamp: number }
          }
          return fresh
        }
        /** Stores what is newer; the answer may get lost on its way, and so may the question. */
        const answer = ({ payload }: Sent) => {
          const key = `${payload.userId}|${'topicId' in payload ? payload.topicId : ''}`
          if (!luck.next().value) return refused(0, 'noAnswer')
          if ((server.get(key)?.timestamp ?? 0) < payload.timestamp)
            server.set(key, { value: payload.value, timestamp: payload.timestamp })
          return luck.next().value ? OK : refused(0, 'noAnswer')
        }
        const open = (now: number) => {
          const page = new TestPage(now, storage)
          page.answer = answer
          page.join(data())
          return page
        }
        const last = new Map<string, string>()
        let page = open(1000)
        for (const each of steps) {
          page.now += 7
          if (each.kind === 'edit') {
            const address = cellAddress('preferences', each)
            page.set(address, each.value)
            last.set(`${each.userId}|${each.topicId}`, each.value)
          } else if (each.kind === 'reload') {
            await settled()
            page.edits.close()
            page = open(page.now)
          } else if (each.kind === 'wait') await settled()
          else {
            page.isConnected = each.kind === 'online'
            if (page.isConnected) {
              page.join(data())
              page.edits.resend()
            }
          }
        }
        page.isConnected = true
        page.answer = ({ payload }) => {
          const key = `${payload.userId}|${'topicId' in payload ? payload.topicId : ''}`
          if ((server.get(key)?.timestamp ?? 0) < payload.timestamp)
            server.set(key, { value: payload.value, timestamp: payload.timestamp })
          return OK
        }
        page.edits.resend()
        await settled()
        page.edits.close()
        expect(page.outbox.size).toBe(0)
        for (const [key, content] of last) {
          const [userId = '', topicId = ''] = key.split('|')
          expect([key, server.get(key)?.value]).toEqual([key, content])
          expect(page.store.cellView(cellAddress('preferences', { userId, topicId })).value).toBe(content)
        }
        expect(storage.texts.size).toBe(0)
      },
    ),
    { numRuns: 60 },
  )
})
