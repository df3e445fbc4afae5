import { describe, expect, test } from 'vitest'
import { type Description, INVOCATIONS } from './invocations.ts'
import { SIGNALS } from './signals.ts'

test('WIRE-5 to WIRE-11: invocations have the names and fields of the rules', () => {
  const fields = Object.fromEntries(
    Object.entries(INVOCATIONS).map(([name, { input }]) => [name, Object.keys(input.shape)]),
  )
  const keys = ['eventAdminGuid', 'eventUserPrivateGuid', 'eventShareGuid']
  expect(fields).toMatchObject({
    JoinEventHub2: [
      'urlKey',
      'backendVersion',
      'frontendVersion',
      'translationsVersion',
      'adminName',
      'format',
    ],
    RegisterEvent: ['event', 'adminKey'],
    UpdateEvent: ['event', 'adminKey'],
    RegisterUser: ['user', 'key'],
    UpdateUser: ['user', 'key'],
    PlanEvent: expect.arrayContaining(['adminKey', 'shareKey', 'privateKey']),
    SendSharedValue: [
      ...keys,
      'tableName',
      'sessionId',
      'userId',
      'topicId',
      'topicGroupIndex',
      'value',
      'timestamp',
    ],
    SendSharedRangeValue: [
      ...keys,
      'tableName',
      'userId',
      'value',
      'timestamp',
      'rangeStartD1',
      'rangeStartD2',
      'rangeEndD1',
      'rangeEndD2',
    ],
    SendSettingValue: ['eventAdminGuid', 'eventShareGuid', 'path', 'value', 'timestamp'],
    SendMessage: ['message'],
    SyncTimestamp: ['myReceiveAndSendTimestamp', 'yourSendTimestamp', 'needResponse'],
  })
})

test('KEY-4, PRIV-1: a description names the fields that its right is judged by', () => {
  for (const [name, description] of Object.entries<Description>(INVOCATIONS)) {
    const fields = Object.keys(description.input.shape)
    if (description.right === 'none') continue
    if (description.key === 'strongest')
      expect(fields).toEqual(
        expect.arrayContaining(['eventAdminGuid', 'eventUserPrivateGuid', 'eventShareGuid']),
      )
    else expect([name, fields]).toEqual([name, expect.arrayContaining([description.key])])
    if (description.right === 'adminOrOneOf' || description.right === 'oneOf')
      expect(fields).toContain('personIds')
    // Without `userId` it is about the person of the key.
    if (description.right === 'adminOrSelf')
      for (const other of ['personId', 'personIds', 'userIds']) expect([name, fields]).not.toContain(other)
  }
})

test('WIRE-12 to WIRE-16: every signal has a schema', () => {
  const names = [
    'ReloadPage',
    'ReceiveMessage',
    'ReceiveException',
    'SyncTimestamp',
    'JoinEventHub',
    'RegisterEvent',
    'RegisterUser',
    'ReceiveSharedValue',
    'ReceiveSharedRangeValue',
    'ReceiveSettingValue',
    'AddUser',
    'UpdateUser',
    'UpdateEvent',
    'PlannerRunning',
    'ReceivePlan',
  ]
  expect(Object.keys(SIGNALS)).toEqual(expect.arrayContaining(names))
})

describe('parsing of payloads', () => {
  test('WIRE-22: what is absent stays absent, so that an update changes nothing else', () => {
    const { user } = INVOCATIONS.UpdateUser.input.parse({
      user: { name: 'Ann', topics: [{ id: 'a', numberOfGroups: 2 }] },
      key: 'k',
    })
    expect(user).toEqual({ name: 'Ann', isEventAdmin: false, topics: [{ id: 'a', numberOfGroups: 2 }] })
    const { event } = INVOCATIONS.UpdateEvent.input.parse({ event: { name: 'Spring' }, adminKey: 'k' })
    expect(event).toEqual({ name: 'Spring', settings: {} })
  })

  test('VALID-12: a number of a form may come as text; empty is none where a number may be left out', () => {
    const read = (user: object) => INVOCATIONS.UpdateUser.input.safeParse({ user, key: 'k' })
    expect(read({ numUserSessions: '3', newNumMeetingRequests: ' 7 ' }).data?.user).toMatchObject({
      numUserSessions: 3,
      newNumMeetingRequests: 7,
    })
    for (const none of ['', null])
      expect(read({ numUserSessions: none }).data?.user.numUserSessions).toBeNull()
    expect(
      read({ topics: [{ maxNumberOfParticipants: '', numberOfGroups: '2' }] }).data?.user.topics,
    ).toEqual([{ maxNumberOfParticipants: null, numberOfGroups: 2 }])
    for (const text of ['three', '3 or 4', '0x3', '1e2', '.', '३'])
      expect([text, read({ numUserSessions: text }).success]).toEqual([text, false])
    expect(read({ newNumMeetingRequests: '' }).success).toBe(false)
  })

  test('fields that are not in the schema are dropped', () => {
    const { user } = INVOCATIONS.RegisterUser.input.parse({
      user: { name: 'Ann', isArchived: true, id: 'x' },
      key: 'k',
    })
    expect(user).not.toHaveProperty('isArchived')
  })

  test.each([
    ['a timestamp that is not a number', { timestamp: '5' }],
    ['an infinite timestamp', { timestamp: Number.POSITIVE_INFINITY }],
    ['a negative timestamp', { timestamp: -1 }],
    ['an object as value', { value: { $gt: '' } }],
    ['an id with the separator of cell keys', { userId: 'ann|bob' }],
    ['a fractional session', { sessionId: 1.5 }],
    ['a key that is not base64url', { eventAdminGuid: 'a b' }],
  ])('%s is rejected', (_what, change) => {
    const value = {
      eventAdminGuid: '',
      eventUserPrivateGuid: 'key',
      eventShareGuid: '',
      tableName: 'preferences',
      userId: 'ann',
      topicId: 'bob',
      value: 'Yes',
      timestamp: 5,
    }
    expect(INVOCATIONS.SendSharedValue.input.safeParse(value).success).toBe(true)
    expect(INVOCATIONS.SendSharedValue.input.safeParse({ ...value, ...change }).success).toBe(false)
  })
})
