import { translationsVersion } from '@planner/i18n'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { libraryStyles } from './build/library-styles.ts'
import { precompress } from './build/precompress.ts'

const server = process.env.PLANNER_SERVER ?? 'http://127.0.0.1:3000'
const here = new URL('.', import.meta.url).pathname

/**
 * What every page with a form needs, the join page first of all: in one file it compresses by 10 kB better than in the thirty small
 * ones that splitting by use makes of it.
 */
const JOIN_PAGE =
  /node_modules\/react\/|core\/esm\/(core|components\/(Stack|Paper|Loader|Anchor|Center|Container|Transition|CloseButton|TextInput|UnstyledButton|Input|InputBase))\/|live-context|live\/keys|field-error|http\.ts|refusal-text|user-text\.tsx|use-draft-form|integer-input|choice-section\.ts|permissions\/wishes|use-uncontrolled|use-force-update|features\/user-data\/(user-data-tab|join-steps|use-registration|what-others-see|open-person)|user-data-content|preferences-menu|user-form\/(user-field|checked-user|topic-fieldset|user-form|use-user-form|use-early-form|topics-field|user-draft|merge-user)\.tsx?/

/** What the first form of a share link shares with the rest, none of which may come along with it. */
const FIRST = /lib\/(early-form|listeners|remembered-person)\.ts|vite\/preload-helper|rolldown\/runtime/

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
            { name: 'first', test: FIRST, priority: 2 },
            { name: 'form', test: JOIN_PAGE, priority: 1 },
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
