import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VARIANTS } from '@planner/domain'
import { CATALOGUES, firstMessages, translationsVersion } from '@planner/i18n'
import { ANTI_FORGERY_HEADER, languageResponse, sessionResponse } from '@planner/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { registerTestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let webBuild: string
beforeAll(async () => {
  webBuild = await mkdtemp(join(tmpdir(), 'planner-web-'))
  await mkdir(join(webBuild, 'assets'))
  const page =
    '<html lang="en-GB"><head><title></title></head><p><!-- first text --></p><script type="module" src="/dist/assets/index-B4hX2r9z.js"></script></html>'
  await writeFile(join(webBuild, 'index.html'), page)
  await writeFile(join(webBuild, 'assets', 'index-B4hX2r9z.js'), 'export {}')
  await writeFile(join(webBuild, 'service-worker.js'), '')
  await writeFile(join(webBuild, 'social.png'), '')
  await mkdir(join(webBuild, '.vite'))
  const part = (name: string, more = {}) => ({ file: `assets/${name}-1.js`, ...more })
  const manifest = {
    _shared: part('shared'),
    'src/app/main.tsx': part('main', { css: ['assets/main-1.css'], imports: ['_shared'] }),
    'src/app/planner-page.tsx': part('planner-page', { imports: ['_shared'] }),
    'src/features/front-page/front-page.tsx': part('front-page'),
  }
  await writeFile(join(webBuild, '.vite', 'manifest.json'), JSON.stringify(manifest))
  server = await testServer({ defaultInvite: 'thedefaultinvite' }, { webBuild })
})
afterAll(async () => {
  await server.remove()
  await rm(webBuild, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })
const session = async (path: string, cookie = '') => {
  const response = await get(path, cookie ? { cookie } : {})
  const body = sessionResponse.parse(await response.json())
  return { body, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie, response }
}

/** Unlike `fetch`, sends the given Accept-Encoding and counts the bytes before decompression. */
const rawGet = (path: string, encoding: string) =>
  new Promise<{ headers: IncomingHttpHeaders; bytes: number }>((resolve, reject) => {
    request(server.url + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ headers: response.headers, bytes }))
    })
      .on('error', reject)
      .end()
  })

describe('ROUTE-1, ROUTE-2, ROUTE-3: the page', () => {
  const routes = ['/', '/welcome/', '/welcome', '/login', '/logout?logoutReason=timeout'].concat(
    VARIANTS.flatMap(({ routeBase }) =>
      ['', '/', '/admin/', '/share/', '/participant/?tab=2'].map((sub) => routeBase + sub),
    ),
  )
  test('ROUTE-4: is served at every route without a login, and never cached', async () => {
    for (const route of [...routes, '/operations/']) {
      const response = await get(route)
      expect([route, response.status]).toEqual([route, 200])
      expect(await response.text()).toContain('index-B4hX2r9z.js')
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('FRONT-6: no key of an address is in the page, which says whose page it is in the language asked for', async () => {
    const language = { 'accept-language': 'et' }
    const page = await (await get('/planner/?adminInvite=thesecretkey', language)).text()
    expect(page).toContain(`<title>${CATALOGUES.et['frontPage.variant.planner']} – `)
    expect(page).toContain(`<link rel="canonical" href="${server.url}/planner/" />`)
    for (const path of ['/planner/share/?participantInvite=', '/planner/participant/?personalKey=']) {
      const shared = await (await get(`${path}thesecretkey`, language)).text()
      expect(shared).toContain(`<title>${CATALOGUES.et['app.title']}</title>`)
      expect(page + shared).not.toContain('thesecretkey')
    }
  })

  test('ROUTE-2, HTTP-9: on health-oriented deployments the front page is the matcher, and logging out works as elsewhere', async () => {
    const health = await testServer({
      hosts: { override: undefined, production: [], test: [], health: ['127.0.0.1'] },
    })
    for (const path of ['/', '/welcome/', '/welcome', '/login']) {
      const response = await fetch(health.url + path, { redirect: 'manual' })
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 302, '/heallo/'])
    }
    // The page that logs out has to be there to do so, and leads to /login then.
    for (const path of ['/planner/', '/logout/', '/logout?logoutReason=timeout'])
      expect([path, (await fetch(health.url + path, { redirect: 'manual' })).status]).toEqual([path, 200])
    await health.remove()
  })

  test('is not served anywhere else', async () => {
    for (const path of [
      '/planner/other',
      '/nothing',
      '/api/nothing',
      '/dist/nothing.js',
      '/dist/.vite/manifest.json',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404])
    }
  })

  test('unknown addresses serve the not-found page to browsers and JSON errors to other clients', async () => {
    const accept = { accept: 'text/html,*/*' }
    const page = await fetch(new URL('/planner/other', server.url), { headers: accept })
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html'])
    for (const path of ['/api/nothing', '/dist/nothing.js']) {
      const answer = await fetch(new URL(path, server.url), { headers: accept })
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, '{"error":"Not found."}'])
    }
  })

  test('JOIN-1, JOIN-4: a page names the parts it needs, a share link none, and has a first text in the language of its reader', async () => {
    const inEstonian = { 'accept-language': 'et' }
    const page = await (await get('/planner/admin/?adminInvite=k', inEstonian)).text()
    expect(page).toContain('<html lang="et"')
    expect(page).toContain('Laadimine…')
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/dist/assets/planner-page-1.js">')
    expect(page).toContain('href="/dist/assets/main-1.css"')
    // Needed by two parts, and named once.
    expect(page.split('shared-1.js')).toHaveLength(2)
    const invitation = await (await get('/planner/share/?participantInvite=k', inEstonian)).text()
    expect(invitation).toContain('Sinu kutse avaneb…')
    expect(invitation).not.toContain('planner-page-1.js')
    expect(await (await get('/welcome/')).text()).toContain('front-page-1.js')
  })

  test('OFFLINE-1, HTTP-12: the service worker stands at the root and is asked for anew', async () => {
    const worker = await get('/service-worker.js')
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    expect(worker.headers.get('content-type')).toContain('javascript')
  })

  test('HTTP-12: files are served under /dist/; those with a hash in their name are immutable', async () => {
    const asset = await get('/dist/assets/index-B4hX2r9z.js')
    expect(asset.status).toBe(200)
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/dist/index.html')).headers.get('cache-control')).toBe('no-cache')
  })

  test('FRONT-6: other sites may show the picture of previews, and nothing else of the build', async () => {
    const policyOf = async (file: string) =>
      (await get(`/dist/${file}`)).headers.get('cross-origin-resource-policy')
    expect(await policyOf('social.png')).toBe('cross-origin')
    expect(await policyOf('assets/index-B4hX2r9z.js')).toBe('same-origin')
  })

  test('large responses are compressed', async () => {
    const sizes: Record<string, number> = {}
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers, bytes } = await rawGet(`/api/Translations/GetLanguage/?lang=de`, encoding)
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
      sizes[encoding] = bytes
    }
    expect(sizes.gzip).toBeLessThan((sizes.identity ?? 0) / 2)
    expect(sizes.br).toBeLessThan((sizes.identity ?? 0) / 2)
  })

  test('headers: foreign scripts and frames other than the form are blocked, and no referrer is sent', async () => {
    const { headers } = await get('/welcome/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain('frame-src https://docs.google.com https://forms.gle')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    for (const directive of [
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "connect-src 'self'",
    ])
      expect(policy.split(';')).toContain(directive)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  test('headers: every response carries them, errors included', async () => {
    const answers = [
      await get('/planner/participant/?personalKey=x'),
      await get('/dist/index.html'),
      await get('/api/Auth/InitSession/0'),
      await get('/api/nothing'),
      await get('/planner/other', { accept: 'text/html' }),
      await fetch(`${server.url}/api/Feedback`, { method: 'POST', body: '{' }),
    ]
    for (const { url, headers } of answers) {
      expect([url, headers.get('referrer-policy')]).toEqual([url, 'no-referrer'])
      expect([url, headers.get('x-frame-options')]).toEqual([url, 'DENY'])
      expect([url, headers.get('content-security-policy')]).toEqual([
        url,
        expect.stringContaining("script-src 'self';"),
      ])
      expect([url, headers.get('x-content-type-options')]).toEqual([url, 'nosniff'])
      // The server software is not disclosed, and cross-origin reads are not allowed.
      expect([url, headers.get('x-powered-by')]).toEqual([url, null])
      expect([url, headers.get('access-control-allow-origin')]).toEqual([url, null])
    }
  })

  test('HTTP-13: parts of a page carry no headers that are about pages, but those of what may be read', async () => {
    const { headers } = await get('/dist/assets/index-B4hX2r9z.js')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy'])
      expect([name, headers.get(name)]).toEqual([name, null])
    expect((await get('/service-worker.js')).headers.has('content-security-policy')).toBe(true)
  })

  test('headers: with an https public URL HSTS is enabled', async () => {
    const secure = await testServer({ publicUrl: 'https://planner.example' }, { webBuild })
    const [there, here] = [await fetch(`${secure.url}/welcome/`), await get('/welcome/')]
    expect(there.headers.get('strict-transport-security')).toMatch(/max-age=\d{7}/)
    expect(here.headers.get('strict-transport-security')).toBe(null)
    await secure.remove()
  })

  test('a client of another version is asked to reload, one of this version or of none is not', async () => {
    const reloads = async (frontendVersion: string, others: Record<string, string> = {}) => {
      const client = await new TestClient(server.url, '/api/SessionsPlanner/hub').connected()
      await client.invoke('JoinEventHub2', { urlKey: '', frontendVersion, ...others })
      await client.settle()
      client.close()
      return client.names().includes('ReloadPage')
    }
    expect(await reloads('index-OLD.js')).toBe(true)
    expect(await reloads('index-B4hX2r9z.js')).toBe(false)
    expect(await reloads('')).toBe(false)
    expect(await reloads('', { translationsVersion })).toBe(false)
    expect(await reloads('', { translationsVersion: 'older' })).toBe(true)
    expect(await reloads('', { backendVersion: 'older' })).toBe(true)
  })
})

describe('HTTP-1: GetLanguage', () => {
  test('returns the messages, language names and country names of a language', async () => {
    const response = await get(`/api/Translations/GetLanguage/?v=${translationsVersion}&lang=de`)
    const body = languageResponse.parse(await response.json())
    expect(body.keys).toEqual(CATALOGUES.de)
    expect(body.languageNames).toMatchObject({ en: 'Englisch', de: 'Deutsch', et: 'Estnisch' })
    expect(body.countryNames).toMatchObject({ DE: 'Deutschland', EE: 'Estland' })
    expect(response.headers.get('cache-control')).toContain('immutable')
  })

  test('JOIN-5: the first messages are a part of their own', async () => {
    const response = await get(`/api/Translations/GetLanguage/?v=${translationsVersion}&lang=de&part=first`)
    const body = languageResponse.parse(await response.json())
    expect(body).toEqual({ keys: firstMessages('de'), languageNames: {}, countryNames: {} })
    expect(body.keys['join.opening'] ?? body.keys['import.title']).toBeUndefined()
  })

  test('TEXT-5: takes the nearest language, that of the browser where none is named, else English', async () => {
    const texts = async (lang: string, accepted = 'et') => {
      const headers = { 'accept-language': accepted }
      const response = await fetch(`${server.url}/api/Translations/GetLanguage/${lang}`, { headers })
      const { keys } = languageResponse.parse(await response.json())
      return [keys['app.yes'], response.headers.get('vary')?.includes('accept-language') ?? false]
    }
    expect(await texts('?lang=de-AT')).toEqual([CATALOGUES.de['app.yes'], false])
    expect(await texts('', 'fr, de-CH;q=0.8, et;q=0.5')).toEqual([CATALOGUES.de['app.yes'], true])
    expect(await texts('?lang=fr')).toEqual([CATALOGUES['en-GB']['app.yes'], false])
    expect(await texts('', 'fr')).toEqual([CATALOGUES['en-GB']['app.yes'], true])
  })

  test('falls back to English, and is not cached for another version', async () => {
    const response = await get('/api/Translations/GetLanguage/?v=other&lang=xx')
    expect(languageResponse.parse(await response.json()).keys).toEqual(CATALOGUES['en-GB'])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })
})

describe('HTTP-2, HTTP-5, HTTP-6: the anonymous session', () => {
  test('is a signed HttpOnly, SameSite cookie', async () => {
    const { response, cookie } = await session('/api/Auth/InitSession/0?path=%2Fwelcome%2F')
    const header = response.headers.getSetCookie()[0] ?? ''
    expect(header).toContain('HttpOnly')
    expect(header).toContain('SameSite=Lax')
    const again = await session('/api/Auth/UserIsActive/0', cookie)
    expect(again.response.headers.getSetCookie()).toEqual([])
    const forged = await session('/api/Auth/InitSession/0', `${cookie}x`)
    expect(forged.response.headers.getSetCookie().length).toBe(1)
  })

  test('lists the events this browser has opened, newest first, each with the link of most rights', async () => {
    const { cookie } = await session('/api/Auth/InitSession/0')
    const [first, second] = [
      await registerTestEvent(server.url, 'planner', { name: 'First' }),
      await registerTestEvent(server.url, 'planner', { name: 'Second' }),
    ]
    const open = async (key: string) => {
      const client = await new TestClient(server.url, '/api/SessionsPlanner/hub', { cookie }).connected()
      await client.invoke('JoinEventHub2', { urlKey: key })
      await client.settle()
      client.close()
    }
    await open(first.adminKey)
    await open(second.shareKey)
    await open(first.shareKey)
    const events = (await session('/api/Auth/InitSession/0', cookie)).body.allUserEvents
    expect(events.map(({ name, role, link }) => ({ name, role, link }))).toEqual([
      { name: 'Second', role: 'visitor', link: `/planner/share/?participantInvite=${second.shareKey}` },
      { name: 'First', role: 'admin', link: `/planner/admin/?adminInvite=${first.adminKey}` },
    ])
    expect((await session('/api/Auth/InitSession/0')).body.allUserEvents).toEqual([])

    first.close()
    second.close()
  })

  test("identifies the person of the key in the page's address", async () => {
    const event = await registerTestEvent(server.url, 'planner', { name: 'Third' })
    const ann = await event.register('Ann')
    const path = encodeURIComponent(`/planner/participant/?tab=2&personalKey=${ann.key}`)
    expect((await session(`/api/Auth/InitSession/0?path=${path}`)).body).toMatchObject({
      isLoggedIn: true,
      name: 'Ann',
      userId: ann.id,
      userEmail: 'ann@example.org',
      eventName: 'Third',
    })
    const asVisitor = encodeURIComponent(`/planner/share/?participantInvite=${event.shareKey}`)
    expect((await session(`/api/Auth/InitSession/0?path=${asVisitor}`)).body).toMatchObject({
      isLoggedIn: false,
      name: '',
      eventName: 'Third',
    })
    event.close()
  })

  test('ENV-1, ROUTE-9: localhost and addresses are debug; the default invite is for production', async () => {
    const { body } = await session('/api/Auth/InitSession/0')
    expect(body).toMatchObject({ environment: 'debug', defaultInvite: '' })
  })
})

describe('HTTP-4: anti-forgery', () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${server.url}/api/Anything`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })

  test('an unsafe request needs the token of its own session', async () => {
    const mine = await session('/api/Auth/InitSession/0')
    const other = await session('/api/Auth/InitSession/0')
    const token = mine.body.antiForgeryToken
    expect((await post({})).status).toBe(403)
    expect((await post({ cookie: mine.cookie })).status).toBe(403)
    expect((await post({ [ANTI_FORGERY_HEADER]: token })).status).toBe(403)
    expect((await post({ cookie: other.cookie, [ANTI_FORGERY_HEADER]: token })).status).toBe(403)
    // With the token the request reaches the routes, where the path does not exist.
    expect((await post({ cookie: mine.cookie, [ANTI_FORGERY_HEADER]: token })).status).toBe(404)
  })
})

describe('for operators', () => {
  test('/healthz answers 200 with JSON', async () => {
    const response = await get('/healthz')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ status: 'ok' })
  })

  test('/metrics counts invocations by name and status', async () => {
    const event = await registerTestEvent(server.url, 'planner')
    await event.admin.invoke('JoinEventHub2', { urlKey: 'x'.repeat(24) })
    const text = await (await get('/metrics')).text()
    expect(text).toMatch(/planner_invocations_total\{name="RegisterEvent",status="200"\} [1-9]/)
    expect(text).toMatch(/planner_invocations_total\{name="JoinEventHub2",status="404"\} [1-9]/)
    expect(text).toMatch(/planner_connections [1-9]/)
    event.close()
  })
})
