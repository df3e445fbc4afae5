import { runService } from './run-service.ts'
import { startServer } from './start-server.ts'

await runService(async (config, options) => {
  const server = await startServer(config, options)
  return { ...server, started: `listening on ${server.url}` }
})
