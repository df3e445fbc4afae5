import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { howMany, SEED } from '../../testing/chance.ts'
import { openStorage } from '../open-storage.ts'
import { storedCells } from '../testing/samples.ts'

const KILLS = howMany({ gate: 5, soak: 60 })
/** Allows for process starts on a busy machine. */
const TIMEOUT_MS = KILLS * 15_000
const random = seededRandom(SEED)
const WRITER = fileURLToPath(new URL('../testing/killed-writer.ts', import.meta.url))

/** Runs the writer until it is killed; returns the names of its acknowledged calls. */
async function writeUntilKilled(dataDir: string, round: number): Promise<string[]> {
  const writer = spawn(process.execPath, [WRITER, dataDir, `${round}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = text(writer.stdout)
  const exit = once(writer, 'exit')
  // One kill in four hits the locking, opening or migration of the folder.
  const isKilledAtStart = round % 4 === 0
  if (!isKilledAtStart) await once(writer.stdout, 'readable')
  await setTimeout(random() * (isKilledAtStart ? 400 : 120))
  writer.kill('SIGKILL')
  expect(await exit).toEqual([null, 'SIGKILL'])
  // The last line may be incomplete.
  return (await output).split('\n').slice(0, -1)
}

it(
  `LIVE-4: after repeated kills no acknowledged edit is lost and none is stored partially (seed ${SEED})`,
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'planner-durability-'))
    const acknowledged: string[] = []
    for (let round = 0; round < KILLS; round += 1)
      acknowledged.push(...(await writeUntilKilled(dataDir, round)))
    expect(acknowledged.length).toBeGreaterThan(KILLS)

    const storage = await openStorage({ dataDir })
    const cells = await storedCells(storage, 'event')
    await storage.close()
    const namesOf = (userId: string) =>
      new Set(cells.filter(({ address }) => address.userId === userId).map(({ value }) => value))
    const stored = namesOf('first')
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([])
    expect(namesOf('second')).toEqual(stored)
    await rm(dataDir, { recursive: true })
  },
  TIMEOUT_MS,
)
