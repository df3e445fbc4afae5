import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanPageAddress, MAX_PAGE_ADDRESS } from './page-address.ts'

const KEY = 'k3Y-_zQ9fT0aBcDeFgHiJkLm'

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
