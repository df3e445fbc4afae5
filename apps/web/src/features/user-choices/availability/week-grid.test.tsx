import { EventBuilder } from '@planner/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { WeekNotice } from './week-grid.tsx'

test('AVAIL-6: without an hour a warning asks for times, one hour ends it', () => {
  for (const [hours, isWarned] of [
    [[], true],
    [[30], false],
  ] as const) {
    const event = new EventBuilder('weekdayhourplanner').people('ann').hours('ann', hours)
    showScreen(event, as('ann'), <WeekNotice personId="ann" />)
    expect(screen.queryByText('availability.week.noMatch') !== null).toBe(isWarned)
    cleanup()
  }
})
