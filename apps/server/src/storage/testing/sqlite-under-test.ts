import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage } from '../open-storage.ts'
import type { StorageUnderTest } from './storage-under-test.ts'

export async function openSqliteUnderTest(): Promise<StorageUnderTest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'planner-storage-'))
  let open = await openStorage({ dataDir })
  return {
    storage: open,
    async reopen() {
      await open.close()
      open = await openStorage({ dataDir })
      return open
    },
    async dispose() {
      await open.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
