import { createServer } from 'vite'
import { inRoot } from './lib/paths.mjs'

// In development pages are served from the root, like by the server; only built files are below /dist/.
const vite = await createServer({
  configFile: inRoot('apps', 'web', 'vite.config.ts'),
  base: '/',
  server: { host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT ?? 3000), strictPort: true },
})
await vite.listen()
vite.printUrls()

let isClosing = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, close)

async function close() {
  if (isClosing) return
  isClosing = true
  await vite.close()
  process.exit(0)
}
