import { type Cell, cellAddress } from '@planner/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PEOPLE, TOPICS, testData } from '../testing/data.ts'
import { type Sent, type SentSetting, TestPage, tabStorage } from '../testing/page.ts'
import type { EditAck } from './messages.ts'

const OK = { ok: true, applied: true } as const
const NO_ANSWER = { ok: false, status: 0, reason: 'noAnswer', message: '' } as const
const SETTINGS = ['parameters|groups|minGroupSize', 'parameters|groups|maxGroupSize'] as const
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A random history of a page: edits, all kinds of responses, reconnects, others' values, reloads. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('edit' as const),
    userId: fc.constantFrom(...PEOPLE),
    topicId: fc.constantFrom(...TOPICS),
    value: fc.constantFrom('', 'Yes', 'Host'),
  }),
  fc.record({
    kind: fc.constant('set' as const),
    key: fc.constantFrom(...SETTINGS),
    value: fc.integer({ min: 2, max: 9 }),
  }),
  fc.record({
    kind: fc.constantFrom('online' as const, 'offline' as const, 'reload' as const, 'wait' as const),
  }),
)

/** A model of the server: stored values and responses. */
class StoredValues {
  readonly values = new Map<string, Cell>()

  store(sent: Sent | SentSetting): EditAck {
    if ('path' in sent) this.#put(sent.path, sent)
    else
      for (const cell of sent.name === 'EditCells' ? sent.payload.cells : [sent.payload])
        this.#put(`${cell.userId}|${'topicId' in cell ? cell.topicId : ''}`, cell)
    return OK
  }

  #put(key: string, { value, timestamp }: Cell): void {
    if ((this.values.get(key)?.timestamp ?? 0) < timestamp) this.values.set(key, { value, timestamp })
  }

  data() {
    const fresh = testData()
    for (const [key, cell] of this.values) {
      const [userId = '', topicId = ''] = key.split('|')
      const person = fresh.persons.find(({ id }) => id === userId)
      if (person) person.preferences[topicId] = cell
      else if (cell.value !== null) fresh.settings[key] = { ...cell, value: cell.value }
    }
    return fresh
  }
}

test('property: whatever happens to page and connection, the server eventually has the last edit of every cell and setting', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40 }),
      fc.infiniteStream(fc.boolean()),
      async (steps, luck) => {
        const storage = tabStorage()
        const server = new StoredValues()
        /** Stores newer values; both the request and the response may get lost. */
        const answer = (sent: Sent | SentSetting) => {
          if (!luck.next().value) return NO_ANSWER
          const ack = server.store(sent)
          return luck.next().value ? ack : NO_ANSWER
        }
        const open = (now: number) => {
          const page = new TestPage(now, storage)
          page.answer = answer
          page.answerSetting = answer
          page.join(server.data())
          return page
        }
        const last = new Map<string, unknown>()
        let page = open(1000)
        for (const each of steps) {
          page.now += 7
          if (each.kind === 'edit') {
            page.set(cellAddress('preferences', each), each.value)
            last.set(`${each.userId}|${each.topicId}`, each.value)
          } else if (each.kind === 'set') {
            void page.edits.editSetting(each.key, each.value)
            last.set(each.key, each.value)
          } else if (each.kind === 'reload') {
            await settled()
            page.edits.close()
            page = open(page.now)
          } else if (each.kind === 'wait') await settled()
          else {
            page.isConnected = each.kind === 'online'
            if (page.isConnected) {
              page.join(server.data())
              page.edits.resend()
            }
          }
        }
        page.isConnected = true
        page.answer = (sent) => server.store(sent)
        page.answerSetting = (sent) => server.store(sent)
        page.edits.resend()
        await settled()
        page.edits.close()
        expect(page.outbox.size).toBe(0)
        const { settings } = page.store.getSnapshot().state
        for (const [key, content] of last) {
          const [userId = '', topicId = ''] = key.split('|')
          const setting = SETTINGS.find((each) => each === key)
          const shown = setting
            ? settings.get(setting)?.value
            : page.store.cells.view(cellAddress('preferences', { userId, topicId })).value
          expect([key, server.values.get(key)?.value, shown]).toEqual([key, content, content])
        }
        expect(storage.texts.size).toBe(0)
      },
    ),
    { numRuns: 60 },
  )
})
