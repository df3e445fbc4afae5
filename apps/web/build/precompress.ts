import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Puts a .br and a .gz beside every built text file, once, so that the server has nothing left to compress. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, 'assets')
    },
    async writeBundle() {
      const names = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file))
      await Promise.all(names.map((name) => compress(join(folder, name))))
    },
  }
}

/** In the threads of the pool of Node, several files at once. */
async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const [gz, br] = await Promise.all([
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
    toBrotli(content),
  ])
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)])
}
