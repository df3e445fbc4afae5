import { translationsVersion } from '@planner/i18n'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { libraryStyles } from './build/library-styles.ts'
import { precompress } from './build/precompress.ts'
import { writtenOut } from './build/written-out.ts'

const server = process.env.PLANNER_SERVER ?? 'http://127.0.0.1:3000'
const here = new URL('.', import.meta.url).pathname

/**
 * What a guest comes by, each with all that it needs: the app, and what an event shows from its link to rated topics. In two files it
 * compresses by a tenth better than in the forty that splitting by use makes of it, and each file costs half a kilobyte of headers.
 */
const APP = /src\/app\/main\.tsx/
const GUEST_WAY =
  /src\/(app\/(planner-page|user-data-content|undo-buttons)|features\/(user-data\/user-data-tab|user-choices\/choice-sections)|components\/personal-link)\.tsx/

/** What the first form of a share link shares with the rest, none of which may come along with it. */
const FIRST =
  /lib\/(early-form|fetch-ahead|first-requests|listeners|remembered-person|scarce-line)\.ts|vite\/preload-helper|rolldown\/runtime/

/** Everything the server serves stands below /dist/ (HTTP-12). */
export default defineConfig({
  root: here,
  base: '/dist/',
  // The router's fallback for a hook that React has.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [
    libraryStyles({
      styles: `${here}node_modules/@mantine/core/styles`,
      first: `${here}src/app/look/mantine-first.css`,
      rest: `${here}src/app/look/mantine-rest.css`,
      start: `${here}src/app/main.tsx`,
    }),
    writtenOut(),
    react(),
    precompress(),
  ],
  define: { __TRANSLATIONS_VERSION__: JSON.stringify(translationsVersion) },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: {
      // A browser that does not know it loads parts of parts a little later.
      polyfill: false,
      // What a part needs is named in the part, which is fetched before it is opened; naming it here as well is a kilobyte for everybody.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((each) => each.endsWith('.css')),
    },
    rolldownOptions: {
      input: { index: `${here}index.html`, 'service-worker': `${here}src/offline/service-worker.ts` },
      output: {
        // Asked for by this name, at the root (OFFLINE-1).
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'first', test: FIRST, priority: 3 },
            { name: 'app', test: APP, priority: 2 },
            { name: 'event', test: GUEST_WAY, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: server, ws: true },
      '/socket.io': { target: server, ws: true },
      '/healthz': server,
    },
  },
})
