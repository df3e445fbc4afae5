import { type LocalPostgres, startLocalPostgres } from '../cluster/local-postgres.ts'
import type { Config } from '../config.ts'
import type { ServerOptions } from '../start-server.ts'
import { type TestServer, testServer } from './test-server.ts'

export type TestNodes = {
  nodes: TestServer[]
  database: LocalPostgres
  databaseUrl: string
  remove(): Promise<void>
}

export const KEY_SECRETS = { current: 'a-secret-that-all-nodes-of-a-test-have-0123456789', previous: [] }

/** Real servers that share a real PostgreSQL. */
export async function testNodes(
  numNodes: number,
  changes: Partial<Config> = {},
  options: ServerOptions = {},
): Promise<TestNodes> {
  const database = await startLocalPostgres()
  const databaseUrl = await database.newDatabase()
  const nodes: TestServer[] = []
  for (let node = 0; node < numNodes; node++)
    nodes.push(await testServer({ databaseUrl, keySecrets: KEY_SECRETS, ...changes }, options))
  return {
    nodes,
    database,
    databaseUrl,
    async remove() {
      for (const node of nodes) await node.remove()
      await database.close()
    },
  }
}
