import { describe } from 'vitest'
import { openSqliteUnderTest } from '../testing/sqlite-under-test.ts'
import { storageContract } from '../testing/storage-contract.ts'

describe('storage in SQLite', () => storageContract(openSqliteUnderTest))
