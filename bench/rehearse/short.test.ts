import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Measured, startPlanner } from '../server-process.ts'
import { Chance } from './chance.ts'
import { Findings } from './findings.ts'
import { rehearse } from './rehearse.ts'
import { REHEARSED, REHEARSED_ON_SCREENS } from './variants.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'rehearsals-'))
let server: Measured

beforeAll(async () => {
  // A run ends by its search or a proof, and never for lack of progress on a slow machine.
  server = await startPlanner({ env: { DATA_DIR: dataDir, HOST: '127.0.0.1', PLAN_PATIENCE_SECONDS: '300' } })
})

afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test.each(Object.entries(REHEARSED).filter(([variantId]) => !REHEARSED_ON_SCREENS.includes(variantId)))(
  'CODE-9: a short rehearsal of %s at the hub breaks no rule',
  async (variantId, variant) => {
    const said: string[] = []
    const findings = new Findings((line) => said.push(line))
    const started = { url: server.url, variant, variantId, findings, folder: null }
    await rehearse({ ...started, chance: new Chance(1), browser: null, processes: null })
    expect(findings.count, said.join('\n')).toBe(0)
  },
)
