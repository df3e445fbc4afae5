import { describe } from 'vitest'
import { storageContract } from '../contract/storage-contract.ts'
import { openSqliteUnderTest } from './sqlite-under-test.ts'

describe('storage in SQLite', () => storageContract(openSqliteUnderTest))
