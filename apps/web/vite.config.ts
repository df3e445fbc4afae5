import { translationsVersion } from '@planner/i18n'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'

const server = process.env.PLANNER_SERVER ?? 'http://127.0.0.1:3000'
const here = new URL('.', import.meta.url).pathname

/** Everything the server serves stands below /dist/ (spec 9). */
export default defineConfig({
  root: here,
  base: '/dist/',
  plugins: [react(), precompress()],
  define: { __TRANSLATIONS_VERSION__: JSON.stringify(translationsVersion) },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', manifest: true },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: server, ws: true },
      '/socket.io': { target: server, ws: true },
      '/healthz': server,
    },
  },
})
