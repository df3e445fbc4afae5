import { afterAll, beforeAll, describe } from 'vitest'
import { type LocalPostgres, startLocalPostgres } from '../../cluster/local-postgres.ts'
import { openPostgresUnderTest } from '../testing/postgres-under-test.ts'
import { storageContract } from '../testing/storage-contract.ts'

let server: LocalPostgres
beforeAll(async () => {
  server = await startLocalPostgres()
})
afterAll(() => server.close())

describe('on PostgreSQL', () => storageContract(() => openPostgresUnderTest(server)))
