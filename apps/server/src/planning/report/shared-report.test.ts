import type { EventReport } from '@planner/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedReport } from './shared-report.ts'

const reportOf = (shares: readonly number[], numLacking = 0, uncounted = 0) =>
  sharedReport({
    kind: 'groups',
    satisfaction: shares.map((share, index) => ({ personId: `p${index}`, share })),
    uncounted,
    lacking: Array.from({ length: numLacking }, (_, index) => ({ personId: `p${index}` })),
  } as unknown as EventReport)

test('REPORT-8: bands hold at least five people and leave no percent out, whatever people get', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 60 }), (shares) => {
      const { bands, people, satisfactionPercent } = reportOf(shares)
      expect(people).toBe(shares.length)
      if (people < 5) {
        expect([bands, satisfactionPercent]).toEqual([[], null])
        return
      }
      expect((satisfactionPercent ?? 1) % 10).toBe(0)
      for (const band of bands) {
        const count = shares.filter((share) => {
          const percent = Math.floor(100 * share + 1e-9)
          return percent >= band.fromPercent && (percent < band.toPercent || band.toPercent === 100)
        }).length
        // The last band but one ends where everything begins.
        expect(count).toBeGreaterThanOrEqual(5)
        expect(band.people % 5).toBe(0)
        expect(band.people).toBeGreaterThanOrEqual(5)
        expect(band.people).toBeLessThanOrEqual(count)
      }
      if (bands.length === 0) return
      expect(bands.length).toBeGreaterThan(1)
      expect(bands[0]?.fromPercent).toBe(0)
      expect(bands.at(-1)?.toPercent).toBe(100)
      for (const [index, band] of bands.entries())
        expect(bands[index + 1]?.fromPercent ?? band.toPercent).toBe(band.toPercent)
    }),
    { numRuns: 300 },
  )
})

test('REPORT-8: bands never say more people than there are, and one that holds everybody is not told', () => {
  expect(reportOf([0, 0, 0, 0.5, 0.5, 1, 1, 1])).toMatchObject({ people: 8, bands: [] })
  const shares = [...Array(8).fill(0), ...Array(8).fill(1)]
  expect(reportOf(shares)).toMatchObject({ people: 16, bands: [{ people: 5 }, { people: 5 }] })
})

test('REPORT-8: that somebody lacks a place is told of five people at least', () => {
  expect(reportOf([1, 1, 1, 1, 1], 4).areSomeLacking).toBe(false)
  expect(reportOf([0, 0, 0, 0, 0], 5).areSomeLacking).toBe(true)
})

test('REPORT-60: of who chose nothing it tells how many, in fives, and none of the shares', () => {
  const shares = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1]
  const bands = [{ people: 5 }, { people: 5 }]
  expect(reportOf(shares, 0, 9)).toMatchObject({ people: 19, uncounted: 5, satisfactionPercent: 50, bands })
  expect(reportOf([0.5, 0.5], 0, 9)).toMatchObject({ people: 11, uncounted: 0, satisfactionPercent: null })
})

test('REPORT-8: nobody is named', () => {
  expect(
    JSON.stringify(
      reportOf(
        Array.from({ length: 30 }, (_, index) => index / 30),
        9,
      ),
    ),
  ).not.toContain('p1')
})
