import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import type { Measured } from '../server-process.ts'
import { Chance } from './chance.ts'
import { Findings } from './findings.ts'
import { rehearse } from './rehearse.ts'
import { REHEARSED } from './variants.ts'

/** Those that are rehearsed with screens also in the short form; there the hub is rehearsed as well. */
const ON_SCREENS = ['heallo', '1on1']
/** A rehearsal takes half a minute; one that has not ended after so long never does. */
const LONGEST_MS = 600_000

type Surroundings = {
  startServer: () => Promise<Pick<Measured, 'url' | 'stop'>>
  browser: Browser | null
  seed: number
  say: (line: string) => void
}

/**
 * Rehearses every variant in the short form, those on screens one after the other and two more beside them,
 * and says of each what was found. Returns how much that is. Each of the three has a server of its own, which
 * limits how often one address may plan.
 */
export async function rehearseAll(surroundings: Surroundings): Promise<number> {
  const onScreens = [...ON_SCREENS]
  const atHub = Object.keys(REHEARSED).filter((variantId) => !ON_SCREENS.includes(variantId))
  const found = await Promise.all(
    [onScreens, atHub, atHub].map((waiting) => rehearseInTurn(waiting, surroundings)),
  )
  return found.reduce((sum, count) => sum + count, 0)
}

/** Takes the variants that wait one by one. */
async function rehearseInTurn(
  waiting: string[],
  { startServer, browser, seed, say }: Surroundings,
): Promise<number> {
  let found = 0
  const server = await startServer()
  for (let variantId = waiting.shift(); variantId !== undefined; variantId = waiting.shift()) {
    const variant = REHEARSED[variantId]
    if (!variant) throw new Error(`There is no ${variantId}.`)
    const onScreens = browser !== null && ON_SCREENS.includes(variantId)
    const lines: string[] = []
    const findings = new Findings((line) => lines.push(`     ${line}`))
    const rehearsal = { url: server.url, variant, variantId, findings, folder: null, processes: null }
    const begun = performance.now()
    const tooLong = new AbortController()
    await Promise.race([
      rehearse({ ...rehearsal, chance: new Chance(seed), browser: onScreens ? browser : null }),
      wait(LONGEST_MS, undefined, { signal: tooLong.signal, ref: false }).then(
        () => findings.add('the rehearsal itself', '', [{ rule: 'endless', text: 'It has not ended.' }]),
        () => {},
      ),
    ])
    tooLong.abort()
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    say(
      `${findings.count === 0 ? 'ok  ' : 'FAIL'} ${variantId}${onScreens ? ' with screens' : ''} (${seconds} s)`,
    )
    if (findings.count > 0) for (const line of lines) say(line)
    found += findings.count
  }
  await server.stop()
  return found
}
