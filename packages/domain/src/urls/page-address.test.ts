import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanPageAddress, MAX_PAGE_ADDRESS, redactText, redactUrl } from './page-address.ts'

const KEY = 'k3Y-_zQ9fT0aBcDeFgHiJkLm'

describe('PRIV-7: a redacted URL', () => {
  test.each([
    ['/planner/admin/?adminInvite=abc&tab=1', '/planner/admin/?adminInvite={key}&tab=1'],
    [`/planner/participant/?personalKey=${KEY}`, '/planner/participant/?personalKey={key}'],
    [
      `https://x.org/planner/share/?participantInvite=${KEY}#${KEY}`,
      'https://x.org/planner/share/?participantInvite={key}',
    ],
    ['/events/123/people/7', '/events/{number}/people/{number}'],
    ['/e/3F2504E0-4F89-11D3-9A0C-0305E82C3301', '/e/{guid}'],
    [`/share/${KEY}/`, '/share/{key}/'],
    [`/share/%6B${KEY.slice(1)}`, '/share/{key}'],
    ['/share/aBcDeFgHiJkLmNoPqRsT/', '/share/{key}/'],
    ['/share/aBcDeFgHiJkLmNoPqRs/', '/share/aBcDeFgHiJkLmNoPqRs/'],
    ['/welcome/?gclid=Cj0KCQ&fbclid=x', '/welcome/?gclid={click-id}&fbclid={click-id}'],
    [`/welcome/?${KEY}&q=find+me`, '/welcome/?{name}={value}&q={value}'],
    [
      '/planner/?hideUnplannedSubgroups=false&showPersonalScheduleAssignments=true',
      '/planner/?hideUnplannedSubgroups=false&showPersonalScheduleAssignments=true',
    ],
    [
      `/api/Auth/InitSession/0?path=%2Fplanner%2F%3FpersonalKey%3D${KEY}`,
      '/api/Auth/InitSession/{number}?path=/planner/?personalKey={key}',
    ],
    ['/dist/assets/index-BhX2r9zQ0aBcDeFgHiJk.js', '/dist/assets/index-BhX2r9zQ0aBcDeFgHiJk.js'],
    ['/weekdayhourplanner/participant/', '/weekdayhourplanner/participant/'],
    ['/%E0%A4%A', '/{text}'],
  ])('%s becomes %s', (url, expected) => expect(redactUrl(url)).toBe(expected))

  test('contains no key, wherever in the URL it was', () => {
    const key = fc.stringMatching(/^[A-Za-z0-9_-]{22,24}$/)
    const around = fc.constantFrom(
      '/',
      '/?',
      '/?a=',
      '/?tab=',
      '/?v=',
      '/?path=/x/',
      '/?path=%2F%3Fa%3D',
      '#',
      '/planner/?x=1&',
      '/?a=b=',
    )
    fc.assert(
      fc.property(around, key, fc.constantFrom('', '/', '&tab=1', '?', '%20'), (before, secret, after) => {
        expect(redactUrl(before + secret + after)).not.toContain(secret)
      }),
    )
  })
})

test('a redacted text contains nothing that looks like a key', () => {
  expect(redactText(`Unexpected token in {"adminKey":"${KEY}"} at position 3`)).toBe(
    'Unexpected token in {"adminKey":"{key}"} at position 3',
  )
  expect(redactText('at Internationalisierung.of (file.ts:3)')).toBe(
    'at Internationalisierung.of (file.ts:3)',
  )
})

test.each([
  ['/welcome/', '/welcome/'],
  ['/welcome/?gclid=Cj0KCQ', '/welcome/?gclid={click-id}'],
  [`/planner/participant/?personalKey=${KEY}&tab=3#x`, '/planner/participant/?personalKey={key}&tab=3'],
  [`/1on1/admin/?adminInvite=${KEY}`, '/1on1/admin/?adminInvite={key}'],
  ['/planner/?hideUnplannedSubgroups=false', '/planner/?hideUnplannedSubgroups=false'],
  ['/events/123/3F2504E0-4F89-11D3-9A0C-0305E82C3301/', '/{text}/{number}/{guid}/'],
  ['/planner/Ann%20Smith/', '/planner/{text}/'],
  ['/planner/?AnnSmith=1&tab=Ann', '/planner/?{name}={value}&{name}={value}'],
  ['https://ann@x.org/', '{text}//{text}/'],
  ['/%E0%A4%A', '/{text}'],
  [`/${'1/'.repeat(200)}`, '{text}'],
  ['x'.repeat(MAX_PAGE_ADDRESS + 1), '{text}'],
])('PRIV-21: the page %s becomes %s', (address, cleaned) => expect(cleanPageAddress(address)).toBe(cleaned))

test('PRIV-21: whatever an address is, nothing of it stays but words of the product, and to clean it again changes nothing', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('/', '?', '&', '=', '#', '%2F', 'planner', 'personalKey', 'gclid', 'tab', '{key}', KEY),
  )
  const KNOWN =
    /^([a-z0-9]*|\{[a-z]+\})(\/([a-z0-9]*|\{[a-z]+\}))*(\?[\w{}-]+=[\w{}-]+(&[\w{}-]+=[\w{}-]+)*)?$/
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const cleaned = cleanPageAddress(parts.join(''))
      expect(cleaned).toMatch(KNOWN)
      expect(cleaned).not.toContain(KEY)
      expect(cleaned.length).toBeLessThanOrEqual(MAX_PAGE_ADDRESS)
      expect(cleanPageAddress(cleaned)).toBe(cleaned)
    }),
  )
})
