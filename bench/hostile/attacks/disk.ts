import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { appendFile, cp, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openSession } from '../../../apps/server/src/testing/open-session.ts'
import { sharedValue } from '../../../apps/server/src/testing/test-event.ts'
import { adminKey, VARIANT } from '../../events.ts'
import { LightClient } from '../../light-client.ts'
import { type Attacks, addressOf, from, type OwnServer, several, type Target } from '../attack.ts'
import { HOSTILE } from '../events.ts'

/** Free bytes of the disk beside the events. */
const ROOM = 16 * 1024 ** 2
/** How long the disk is full, and then has room again; ms. */
const FULL_MS = 2000
const PIECE = Buffer.alloc(256 * 1024)

/** A disk that holds data and log. Only users who may mount a disk run this attack. */
export const DISK_ATTACKS: Attacks = mayMount()
  ? {
      'a disk with data and log that is full again and again': {
        from: [1, 20],
        strike: writeALot,
        ownServer: smallDisk,
        mayRefuse: true,
        takesLonger: 5,
      },
    }
  : {}

function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-disk-'))
  try {
    mount(folder, 1024 ** 2)
    execFileSync('umount', [folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function mount(folder: string, bytes: number): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'ignore' })
}

/** Moves the data to a small disk that is full half of the time. */
async function smallDisk(dataDir: string): Promise<OwnServer> {
  const copy = await mkdtemp(join(tmpdir(), 'hostile-data-'))
  await cp(dataDir, copy, { recursive: true })
  mount(dataDir, (await bytesOfFolder(copy)) + ROOM)
  await cp(copy, dataDir, { recursive: true })
  await rm(copy, { recursive: true })
  const ballast = join(dataDir, 'ballast')
  await writeFile(ballast, '')
  let isOver = false
  const filling = (async () => {
    // The attack begins with feedback, once everybody has come.
    while (!isOver && !existsSync(join(dataDir, 'feedback.jsonl'))) await wait(100)
    while (!isOver) {
      await fill(ballast)
      await wait(FULL_MS)
      await truncate(ballast)
      await wait(FULL_MS)
    }
  })()
  return {
    env: { LOG_LEVEL: 'info' },
    logFile: join(dataDir, 'log'),
    async close() {
      isOver = true
      await filling
      // The log stays open as long as this process runs.
      execFileSync('umount', ['-l', dataDir])
    },
  }
}

async function bytesOfFolder(folder: string): Promise<number> {
  const files = await readdir(folder)
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function fill(path: string): Promise<void> {
  try {
    for (;;) await appendFile(path, PIECE)
  } catch {
    // There is no more room.
  }
}

/** Sends feedback and events without end, and edits that are refused, which no log must tell of. */
async function writeALot(target: Target): Promise<void> {
  const { url, random } = target
  const session = await openSession(url)
  await several(target.addresses.length, async (_, index) => {
    const address = from(addressOf(target, index))
    await session.post('/api/Feedback', { text: 'x'.repeat(5000), email: '' }, address)
    const client = await LightClient.open(url, VARIANT.hubPath, address)
    await client.register({ description: 'x'.repeat(5000) })
    const keys = { admin: adminKey(HOSTILE.eventId) }
    const cell = { tableName: 'preferences', topicId: 'nowhere', value: 'Yes' }
    const edits = Array.from({ length: 200 }, () => {
      const userId = `nobody${Math.floor(random() * 1e9)}`
      return client.invoke('SendSharedValue', sharedValue(keys, { ...cell, userId }))
    })
    await Promise.all(edits)
    client.close()
  })(target)
}
