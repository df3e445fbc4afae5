import { runService } from './run-service.ts'
import { startWorker } from './start-server.ts'

// A node that only plans, on the database of DATABASE_URL.
await runService(async (config, options) => {
  const worker = await startWorker(config, options)
  return { ...worker, started: 'planning for the nodes of this database' }
})
