// Bundles the server into the folder that is its argument; ADR-0057.
import { rolldown } from 'rolldown'
import { ENTRIES } from '../../apps/server/src/entries.ts'
import { inRoot } from './paths.mjs'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('No folder to bundle into. Maybe run npm run build instead?')

const bundle = await rolldown({
  cwd: inRoot('apps', 'server', 'src'),
  input: ENTRIES,
  platform: 'node',
  // These packages read files of their own folder, or are native code.
  external: ['highs', 'thread-stream', '@resvg/resvg-js'],
  onLog(level, log, handle) {
    if (level === 'warn' && !log.id?.includes('node_modules')) handle('error', log)
  },
})
await bundle.write({ dir: folder, format: 'esm', sourcemap: true })
await bundle.close()
