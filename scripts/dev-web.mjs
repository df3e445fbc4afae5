import { createServer } from 'vite'
import { inRoot } from './lib/paths.mjs'

const host = process.env.HOST ?? '127.0.0.1'
const target = `http://127.0.0.1:${process.env.SERVER_PORT ?? 3001}`

const vite = await createServer({
  root: inRoot('apps', 'web'),
  server: {
    host,
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: { '/api': target, '/healthz': target, '/socket.io': { target, ws: true } },
  },
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
