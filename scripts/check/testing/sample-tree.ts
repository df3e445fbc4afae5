import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

const packages = ['domain', 'protocol', 'solver', 'i18n']

/**
 * A small tree with the layout of this project and linked workspace packages, removed after the test.
 * @param files text by path; a `package.json` is made for every package that has none
 */
export function sampleTree(files: Record<string, string>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'planner-sample-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries({ ...skeleton(), ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(join(folder, 'node_modules', '@planner'), { recursive: true })
  for (const name of packages) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules', '@planner', name))
  }
  return folder
}

function skeleton(): Record<string, string> {
  const manifest = { name: 'sample', type: 'module', private: true, workspaces: ['packages/*'] }
  const files: Record<string, string> = { 'package.json': JSON.stringify(manifest) }
  for (const name of packages) {
    const packageManifest = { name: `@planner/${name}`, type: 'module', exports: { '.': './src/index.ts' } }
    files[`packages/${name}/package.json`] = JSON.stringify(packageManifest)
    files[`packages/${name}/src/index.ts`] = 'export const one = 1\n'
  }
  return files
}
