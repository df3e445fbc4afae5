import { expect, test } from 'vitest'
import { isLastRunFailed, PlanCommands } from './plan-commands.ts'

const plansOf = (...statuses: string[]) => statuses.map((status) => ({ status })) as never[]

test('CHECK-8: that the newest run has failed is known from the versions, on a page that did not see it end', async () => {
  expect(isLastRunFailed(plansOf('failed', 'done'))).toBe(true)
  expect(isLastRunFailed(plansOf('kept', 'failed'))).toBe(true)
  expect(isLastRunFailed(plansOf('kept', 'done', 'failed'))).toBe(false)
  expect(isLastRunFailed(plansOf('draft', 'failed'))).toBe(false)
  expect(isLastRunFailed([])).toBe(false)
  const told: unknown[] = []
  const answers: object[] = [
    { ok: true, plans: plansOf('failed') },
    { ok: false, status: 503, message: 'No.' },
  ]
  const commands = new PlanCommands({
    invoke: async () => answers.shift() as never,
    onPlaced: () => {},
    onListed: (plans) => told.push(plans),
  })
  await commands.list()
  await commands.list()
  expect(told).toEqual([plansOf('failed')])
})
