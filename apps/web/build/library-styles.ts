import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const COMPONENTS = '@mantine/core/esm/components/'
const CLASS = /\bm_[0-9a-f]+\b/g

type Options = {
  /** The library's folder of styles, a file for each component. */
  styles: string
  /** A file that imports the styles that the page begins with. */
  first: string
  /** A file that imports all others, which every component that is not in `first` brings along. */
  rest: string
  /** What starts the app: while developing, all styles come with it. */
  start: string
}

/** Gives the library's components their styles in two files; each keeps the library's order, on which it relies. */
export function libraryStyles({ styles, first, rest, start }: Options): Plugin {
  const fileOf = filesByClass(styles)
  const isIn = (list: string) => {
    const text = readFileSync(list, 'utf8')
    return (component: string) => text.includes(`/${component}"`)
  }
  const isFirst = isIn(first)
  const isRest = isIn(rest)
  const componentOf = (code: string) => fileOf.get(code.match(CLASS)?.[0] ?? '') ?? ''
  const needed = new Map<string, string>()
  let isBuilding = false
  return {
    name: 'library-styles',
    configResolved({ command }) {
      isBuilding = command === 'build'
    },
    transform(code, id) {
      // The library comes as one file then.
      if (!isBuilding) return id === start ? `import '${rest}'\n${code}` : undefined
      if (!id.includes(COMPONENTS) || !id.endsWith('.module.mjs')) return undefined
      const file = componentOf(code)
      needed.set(id, file)
      return isFirst(file) ? undefined : `import '${rest}'\n${code}`
    },
    generateBundle(_options, bundle) {
      const used = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? Object.entries(part.modules) : [],
      )
      for (const [id, { renderedLength }] of used) {
        const file = needed.get(id)
        if (file === undefined || renderedLength === 0 || isFirst(file) || isRest(file)) continue
        this.error(`${id} has no styles: name ${file || 'its file'} in ${rest}, in the library's order.`)
      }
    },
  }
}

/** The file that each class of the library is in. */
function filesByClass(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.layer.css'))
  return new Map(
    names.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(CLASS)].map(([known]) => [known, name] as const),
    ),
  )
}
