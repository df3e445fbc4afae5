import { expect, test } from 'vitest'
import { zoneOffsetInHours } from './zone-offset.ts'

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
