import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { can, VARIANTS, variantByPath } from '@planner/domain'
import { acceptedLanguages, CATALOGUES, type LanguageCode, nearestLanguage } from '@planner/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HostLists } from '../config.ts'
import { addPreviewRoute, type Previews } from '../preview/previews.ts'
import { isHealthHost, isLoopbackHost } from './environment.ts'
import { isHttps, type ProxyOptions } from './is-https.ts'
import { SOCIAL_PICTURE, withHead } from './page-head.ts'
import { removePageHeaders } from './security-headers.ts'

/** A bundle lies as deep in the project as this file. */
export const WEB_BUILD = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** The addresses that show the front page; ROUTE-1. */
const FRONT_PAGES = ['/', '/welcome', '/login']
/** The variant that health-oriented deployments have instead of a front page; ROUTE-2. */
const HEALTH_VARIANT = VARIANTS.find((variant) => can(variant, 'healthFrontPage'))

/** Pages of the app; ROUTE-3. */
const PAGES = [
  ...FRONT_PAGES,
  '/logout',
  '/operations',
  '/wall/:token',
  ...VARIANTS.flatMap(({ routeBase }) =>
    ['', '/admin', '/share', '/participant'].map((sub) => routeBase + sub),
  ),
]

/** Paths whose query holds the key of an event. */
const OF_EVENT = /^\/[^/]+\/(admin|share|participant)(\/|$)/
const SHARED = /^\/[^/]+\/share(\/|$)/

/** Paths that never serve the app, even to browsers. */
const NON_PAGES = /^\/(api|dist|socket\.io)\//

/** Files that pages load and nobody opens. */
const PARTS_OF_PAGES = /\/assets\/[^/]+\.(js|css|woff2)(\.\w+)?$/

type WebBuildOptions = ProxyOptions & {
  folder: string
  hosts: HostLists
  previews: Previews
}

/** Serves the web build under /dist/ (HTTP-12) and its page at every route of the app. */
export async function addWebBuild(app: FastifyInstance, options: WebBuildOptions): Promise<void> {
  const { folder, hosts } = options
  const pages = new BuiltPages(folder)
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/dist/',
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (PARTS_OF_PAGES.test(path)) removePageHeaders(reply.raw)
      // Sites that show previews of links embed this picture.
      if (path === join(folder, SOCIAL_PICTURE)) reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
  addPreviewRoute(app, options.previews)
  // At the root, since it serves all pages (OFFLINE-1).
  app.get('/service-worker.js', (_request, reply) => reply.sendFile('service-worker.js'))
  for (const path of PAGES) {
    app.get(path, (request, reply) =>
      HEALTH_VARIANT && FRONT_PAGES.includes(path) && isHealthHost(hosts, request.host)
        ? reply.redirect(`${HEALTH_VARIANT.routeBase}/`)
        : sendPage(request, reply, { ...options, pages }),
    )
  }
  // Browsers get the app's own not-found page, other clients the JSON error.
  app.get('/*', (request, reply) => {
    const isNavigation = request.headers.accept?.includes('text/html') && !NON_PAGES.test(request.url)
    return isNavigation ? sendPage(request, reply.code(404), { ...options, pages }) : reply.callNotFound()
  })
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, previews, ...proxy }: ProxyOptions & { pages: BuiltPages; previews: Previews },
): Promise<FastifyReply> {
  const [path = ''] = request.url.split('?')
  const language = nearestLanguage(acceptedLanguages(request.headers['accept-language'] ?? ''))
  const page = await pages.of(request.url, language)
  if (page === undefined)
    return reply
      .code(503)
      .type('text/plain')
      .send('The web build is missing. Run npm start, which builds it.')
  const head = {
    language,
    origin: originOf(request, proxy),
    variant: variantByPath(path),
    isOfEvent: OF_EVENT.test(path),
    // A page without its own picture is better than no page.
    picture: SHARED.test(path) ? await previews.pathOf(request.url).catch(() => undefined) : undefined,
  }
  return reply.type('text/html').send(withHead(page, head))
}

/**
 * Undefined without PUBLIC_URL: the Host header may be forged. A loopback host helps nobody but this machine.
 */
function originOf(request: FastifyRequest, proxy: ProxyOptions): string | undefined {
  if (proxy.publicUrl !== '') return proxy.publicUrl
  const { host } = request
  return isLoopbackHost(host) ? `${isHttps(request.raw, proxy) ? 'https' : 'http'}://${host}` : undefined
}

/**
 * The version of the web build: the hashed file name of its entry, e.g. `index-BhX2r9.js`. '' without a
 * build; then clients are never asked to reload.
 */
export async function webBuildVersion(folder: string): Promise<string> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '')
  return /<script[^<>]* src="([^"<>]*\.js)"/.exec(html)?.[1]?.split('/').at(-1) ?? ''
}

/** What Vite's manifest says of a part of the build: its file, its styles and the parts that it imports. */
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
 * The page of the build as each address gets it: with the first text in the reader's language (JOIN-4), and
 * the names of the parts that it needs, so that a browser fetches them at once. A share link needs none but
 * the entry (JOIN-1).
 */
class BuiltPages {
  readonly #folder: string
  /** The manifest of the build whose page this is; another build has another page. */
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
