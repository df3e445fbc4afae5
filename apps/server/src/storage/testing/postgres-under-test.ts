import type { LocalPostgres } from '../../cluster/local-postgres.ts'
import { openStorage } from '../open-storage.ts'
import type { StorageUnderTest } from './storage-under-test.ts'

const KEYS = { keySecrets: { current: 'a secret of all nodes', previous: [] } }

export async function openPostgresUnderTest(server: LocalPostgres): Promise<StorageUnderTest> {
  const databaseUrl = await server.newDatabase()
  const openAgain = () => openStorage({ dataDir: '', databaseUrl, ...KEYS })
  let open = await openAgain()
  return {
    storage: open,
    async reopen() {
      await open.close()
      open = await openAgain()
      return open
    },
    dispose: () => open.close(),
  }
}
