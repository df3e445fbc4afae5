import type { VariantId } from '@planner/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerTestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

/** Which values of an hour the hub of a variant accepts. */
async function accepted(variant: VariantId) {
  const event = await registerTestEvent(server.url, variant)
  const ann = await event.register('Ann', { numUserSessions: 1 })
  const values = [true, false, 'Yes', '', 'Maybe', 'No', 'Perhaps', 3]
  const acks = await Promise.all(
    values.map((value, hour) =>
      ann.client.invoke('SendSharedRangeValue', {
        eventAdminGuid: '',
        eventUserPrivateGuid: ann.key,
        eventShareGuid: '',
        tableName: 'weekDayHourAvailabilities',
        userId: ann.id,
        value,
        timestamp: Date.now(),
        rangeStartD1: 1,
        rangeStartD2: hour + 1,
        rangeEndD1: 1,
        rangeEndD2: hour + 1,
      }),
    ),
  )
  event.close()
  return values.filter((_, index) => acks[index]?.ok)
}

test('VALID-16: Maybe and No are values of the matcher’s grid alone', async () => {
  expect(await accepted('weekdayhourplanner')).toEqual([true, false, 'Yes', ''])
  expect(await accepted('reciprocity10')).toEqual([true, false, 'Yes', ''])
  expect(await accepted('heallo')).toEqual([true, false, 'Yes', '', 'Maybe', 'No'])
})
