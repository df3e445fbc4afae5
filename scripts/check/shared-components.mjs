import { posix } from 'node:path'
import { textsUnder } from '../lib/files.mjs'
import { resultOf } from './tools.mjs'

const web = 'apps/web/src/'
const component = /^components\/[^/]+/
const feature = /^features\/[^/]+/
const imported = /\b(?:from|import)\b[\s(]*'(\.[^']+)'/g

/** Components serve several features or app; a component of one feature belongs to that feature. */
export async function sharedComponents() {
  return checkComponents(textsUnder(['apps/web/src'], (file) => /(?<!\.test)\.tsx?$/.test(file)))
}

/**
 * @param {{ file: string, text: string }[]} sources
 * @returns {import('./tools.mjs').CheckResult}
 */
export function checkComponents(sources) {
  /** The importers of each component. @type {Map<string, Set<string>>} */
  const importers = new Map()
  for (const { file, text } of sources) {
    const importer = partOf(file.slice(web.length))
    for (const [, path = ''] of text.matchAll(imported)) {
      const target = partOf(posix.join(posix.dirname(file), path).slice(web.length))
      if (!component.test(target) || target === importer) continue
      importers.set(target, (importers.get(target) ?? new Set()).add(importer))
    }
  }
  const singleUser = [...importers.keys()].sort().flatMap((part) => {
    const [user, ...others] = usersOf(part, importers)
    return user !== undefined && others.length === 0 && feature.test(user)
      ? [`${web}${part} is used only by ${user}. Move it there.`]
      : []
  })
  return resultOf(`${importers.size} components`, singleUser)
}

/** The component or feature of a path, otherwise its layer. @param {string} path below src */
function partOf(path) {
  return (component.exec(path) ?? feature.exec(path) ?? /^[^/]+/.exec(path) ?? [''])[0]
}

/**
 * The features and layers that use a component, directly or through other components.
 * @param {string} part
 * @param {Map<string, Set<string>>} importers
 * @param {Set<string>} [seen]
 * @returns {Set<string>}
 */
function usersOf(part, importers, seen = new Set([part])) {
  const users = new Set()
  for (const importer of importers.get(part) ?? []) {
    if (!component.test(importer)) users.add(importer)
    else if (!seen.has(importer))
      for (const user of usersOf(importer, importers, seen.add(importer))) users.add(user)
  }
  return users
}
