import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CATALOGUES, type LanguageCode } from '@planner/i18n'
import { z } from 'zod'

/** What Vite says of a part of the build: its file, the parts that it needs, and those that it loads later. */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.output<typeof manifest>

const APP = 'src/app/main.tsx'
const PLANNER = 'src/app/planner-page.tsx'
const FRONT_PAGE = 'src/features/front-page/front-page.tsx'

const INVITATION = /^\/[^/?]+\/share\/?\?participantInvite=[^&]*$/
const FRONT = /^\/(welcome|login)?\/?(\?|$)/

/**
 * The page of the build as each address gets it: with the first text in the reader's language (JOIN-4), and the names of the parts that
 * it needs, so that a browser fetches them at once. A share link needs none but the entry (JOIN-1).
 */
export class BuiltPages {
  readonly #folder: string
  /** The manifest of the build whose page this is: its names are in the page, so that another build has another one. */
  #known: { html: string; manifest: Manifest } | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Undefined without a build. */
  async of(url: string, language: LanguageCode): Promise<string | undefined> {
    const html = await this.#read('index.html')
    if (html === undefined) return undefined
    const isInvitation = INVITATION.test(url)
    const text = CATALOGUES[language][isInvitation ? 'join.opening' : 'app.loading']
    const parts = isInvitation ? [] : [APP, FRONT.test(url) ? FRONT_PAGE : PLANNER]
    return html
      .replace('<html lang="en-GB"', `<html lang="${language}"`)
      .replace('<!-- first text -->', text)
      .replace('</head>', `${linksTo(parts, await this.#manifest(html), html)}</head>`)
  }

  async #manifest(html: string): Promise<Manifest> {
    if (this.#known?.html === html) return this.#known.manifest
    const text = await this.#read(join('.vite', 'manifest.json'))
    const parsed = text === undefined ? {} : manifest.parse(JSON.parse(text))
    this.#known = { html, manifest: parsed }
    return parsed
  }

  #read(name: string): Promise<string | undefined> {
    return readFile(join(this.#folder, name), 'utf8').catch(() => undefined)
  }
}

/** Links to parts of the build and all that these need, without what the page names itself. */
function linksTo(parts: readonly string[], known: Manifest, html: string): string {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const add = (name: string) => {
    const part = known[name]
    if (!part || scripts.has(part.file)) return
    scripts.add(part.file)
    for (const file of part.css) styles.add(file)
    part.imports.forEach(add)
  }
  parts.forEach(add)
  const missing = (files: Iterable<string>) => [...files].filter((file) => !html.includes(file))
  return [
    ...missing(scripts).map((file) => `<link rel="modulepreload" crossorigin href="/dist/${file}">`),
    ...missing(styles).map((file) => `<link rel="preload" as="style" crossorigin href="/dist/${file}">`),
  ].join('')
}
