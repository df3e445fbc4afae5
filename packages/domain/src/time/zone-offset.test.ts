import { expect, test } from 'vitest'
import { isPersonalZone, zoneOffsetInHours, zoneOffsetInMinutes } from './zone-offset.ts'

const winter = Date.UTC(2026, 0, 15)
const summer = Date.UTC(2026, 6, 15)

test.each([
  ['UTC', 0, 0],
  ['Europe/London', 0, 1],
  ['Europe/Tallinn', 2, 3],
  ['America/New_York', -5, -4],
  ['Asia/Tokyo', 9, 9],
  ['Asia/Kolkata', undefined, undefined],
  ['Australia/Lord_Howe', 11, undefined],
  ['Nowhere/Atlantis', undefined, undefined],
])(
  'WEEK-3, PERSON-11: %s is %s hours from UTC in January, %s in July; only whole hours are offered',
  (zone, january, july) => {
    expect(zoneOffsetInHours(zone, winter)).toBe(january)
    expect(zoneOffsetInHours(zone, summer)).toBe(july)
  },
)

test.each([
  ['Europe/Tallinn', true],
  ['UTC', true],
  ['Africa/Casablanca', true],
  ['Asia/Kolkata', false],
  ['Australia/Lord_Howe', false],
  ['Antarctica/Troll', false],
  ['antarctica/troll', false],
  ['', false],
  ['+02:00', false],
  ['Nowhere/Atlantis', false],
])('PERSON-11: people may choose %s: %s', (zone, isOffered) => {
  for (const at of [winter, summer]) expect(isPersonalZone(zone, at)).toBe(isOffered)
})

test('offsets are read in minutes, and many unknown names are not kept', () => {
  expect(zoneOffsetInMinutes('Asia/Kathmandu', winter)).toBe(345)
  expect(zoneOffsetInMinutes('America/St_Johns', winter)).toBe(-210)
  for (let index = 0; index < 3000; index += 1)
    expect(zoneOffsetInMinutes(`Nowhere/Number${index}`, winter)).toBe(undefined)
  expect(zoneOffsetInMinutes('America/St_Johns', summer)).toBe(-150)
})
