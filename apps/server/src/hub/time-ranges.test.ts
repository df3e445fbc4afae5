import { expect, test } from 'vitest'
import { registerTestEvent } from '../testing/test-event.ts'
import { testServer } from '../testing/test-server.ts'

const range = (text: string) => {
  const [startTime = '', endTime = ''] = text.split('-')
  return { startTime, endTime, scaleColor: '#B7E1CD' }
}

test('TOPIC-17: the server takes whole hours in order and apart, and says what is wrong with others', async () => {
  const server = await testServer()
  const event = await registerTestEvent(server.url, 'heallo')
  const { id, key, client } = await event.register('Ann', { numUserSessions: 1, topics: [{ name: 'Bees' }] })
  const save = (...tuesday: string[]) => {
    const topicGroupTimeRange = [[], tuesday.map(range), [], [], [], [], []]
    const user = { topics: [{ id, topicGroupTimeRange }], removedTopics: [] }
    return client.invoke('UpdateUser', { user, key })
  }
  const stored = async () => {
    const { topics } = await event.data()
    const tuesday = topics.find((topic) => topic.id === id)?.topicGroupTimeRange?.[1]
    return tuesday?.map(({ startTime, endTime }) => `${startTime}-${endTime}`)
  }

  const good = ['09:00-12:00', '18:00-00:00', '00:00-00:00']
  expect(await save(...good)).toEqual({ ok: true })
  expect(await stored()).toEqual(good)
  for (const [ranges, at, rule, words] of [
    [['17:30-19:00'], 0, 'wholeHours', 'on the hour from 00:00 to 23:00'],
    [['09:00-12:00', '21:00-18:00'], 1, 'reversedRange', 'must not end before it starts'],
    [['09:00-12:00', '11:00-13:00'], 1, 'overlappingRange', 'must not overlap'],
  ] as const) {
    const field = `topics.0.topicGroupTimeRange.1.${at}`
    const refused = await save(...ranges)
    expect(refused).toMatchObject({ status: 422, fields: [{ field, rule }] })
    expect(refused).toMatchObject({ message: expect.stringContaining(`${field} must`) })
    expect(refused).toMatchObject({ message: expect.stringContaining(words) })
  }
  expect(await stored()).toEqual(good)
  event.close()
  await server.remove()
})
