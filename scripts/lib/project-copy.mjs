import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot, root } from './paths.mjs'
import { capture } from './terminal.mjs'

/**
 * Copies the files that git knows or does not ignore. What is installed is linked, and our own packages
 * resolve inside the copy.
 * @param {string} tree
 * @returns {Promise<string[]>} the files
 */
export async function copyProject(tree) {
  const { output } = await capture('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    env: process.env,
  })
  const files = output.split('\n').filter((file) => file !== '' && existsSync(inRoot(file)))
  for (const file of files) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    cpSync(inRoot(file), join(tree, file))
  }
  for (const folder of ['node_modules', 'apps/web/node_modules']) {
    mkdirSync(join(tree, folder), { recursive: true })
    for (const name of readdirSync(inRoot(folder)))
      if (name === '@planner')
        cpSync(inRoot(folder, name), join(tree, folder, name), { recursive: true, verbatimSymlinks: true })
      else symlinkSync(inRoot(folder, name), join(tree, folder, name))
  }
  return files
}
