import { Chance } from '../../bench/rehearse/chance.ts'
import { Findings } from '../../bench/rehearse/findings.ts'
import { rehearse } from '../../bench/rehearse/rehearse.ts'
import { REHEARSED, REHEARSED_ON_SCREENS } from '../../bench/rehearse/variants.ts'
import { expect, test } from '../server.ts'

for (const variantId of REHEARSED_ON_SCREENS)
  test(`CODE-9: a short rehearsal of ${variantId} with screens breaks no rule`, async ({
    browser,
    server,
  }) => {
    const variant = REHEARSED[variantId]
    if (!variant) throw new Error(`There is no ${variantId}.`)
    const said: string[] = []
    const findings = new Findings((line) => said.push(line))
    const started = { url: server.url, variant, variantId, findings, browser, folder: null }
    await rehearse({ ...started, chance: new Chance(1), processes: null })
    expect(findings.count, said.join('\n')).toBe(0)
  })
