import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'

test('FRONT-6: a host that anybody can name decides no address of a page; PUBLIC_URL does, and the own machine', async () => {
  const webBuild = await mkdtemp(join(tmpdir(), 'planner-web-'))
  await writeFile(join(webBuild, 'index.html'), '<html><head><title></title></head></html>')
  const server = await testServer({}, { webBuild })
  const known = await testServer({ publicUrl: 'https://planner.example' }, { webBuild })
  const pageFor = (url: string, host: string) =>
    new Promise<string>((resolve, reject) => {
      request(`${url}/planner/`, { headers: { host } }, async (answer) => {
        let text = ''
        for await (const part of answer) text += part
        resolve(text)
      })
        .on('error', reject)
        .end()
    })
  const pages = {
    unknown: await pageFor(server.url, 'evil.example'),
    own: await pageFor(server.url, 'localhost:1234'),
    known: await pageFor(known.url, 'evil.example'),
  }
  expect(pages.unknown).not.toMatch(/evil|og:url|og:image|canonical/)
  expect(pages.own).toContain('<meta property="og:url" content="http://localhost:1234/planner/" />')
  expect(pages.known).not.toContain('evil')
  expect(pages.known).toContain(
    '<meta property="og:image" content="https://planner.example/dist/social.png" />',
  )
  await known.remove()
  await server.remove()
  await rm(webBuild, { recursive: true, force: true })
})
