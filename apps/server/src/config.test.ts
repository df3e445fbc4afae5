import { readFileSync } from 'node:fs'
import os from 'node:os'
import { expect, test } from 'vitest'
import { configFrom, VARIABLES } from './config.ts'

const configOf = (variables: Record<string, string | undefined>) => {
  const result = configFrom(variables)
  return result.ok ? result.config : result.message
}

test('LIMIT-1: the heartbeat is sent every 30 s with a time-out of 60 s, 100 s each in debug mode', () => {
  const deployed = { hubTiming: { pingIntervalMs: 30_000, pingTimeoutMs: 60_000 } }
  expect(configOf({})).toMatchObject(deployed)
  expect(configOf({ HUB_DEBUG: '0' })).toMatchObject(deployed)
  expect(configOf({ HUB_DEBUG: '1' })).toMatchObject({
    hubTiming: { pingIntervalMs: 100_000, pingTimeoutMs: 100_000 },
  })
})

test('every variable may be unset, empty or blank', () => {
  expect(configOf({ PORT: ' ', APP_ENV: '', PUBLIC_URL: '', EVENTS_PER_HOUR: undefined })).toEqual(
    configOf({}),
  )
  expect(configOf({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: '',
    hosts: { override: undefined, production: [] },
    trustProxy: false,
    limits: { eventsPerHour: 200, connections: 3000 },
  })
})

test('whitespace, trailing slashes and case of variables are normalised', () => {
  const variables = {
    PORT: ' 0 ',
    PUBLIC_URL: 'https://planner.example.org//',
    PRODUCTION_HOSTS: 'A.example.org, b.example.org c.example.org',
    APP_ENV: 'test',
    TRUST_PROXY: 'Yes',
  }
  expect(configOf(variables)).toMatchObject({
    port: 0,
    publicUrl: 'https://planner.example.org',
    hosts: { override: 'test', production: ['a.example.org', 'b.example.org', 'c.example.org'] },
    trustProxy: true,
  })
})

test('PLAN-33: plans are kept ready where there are two cores, unless the operator says otherwise', () => {
  const isOn = (KEEP_PLANS_READY?: string) => {
    const config = configOf({ KEEP_PLANS_READY })
    return typeof config === 'string' ? config : config.keepPlansReady
  }
  expect([isOn('yes'), isOn('no')]).toEqual([true, false])
  expect(isOn()).toBe(os.availableParallelism() >= 2)
  expect(isOn('maybe')).toBe('KEEP_PLANS_READY is maybe; it must be one of auto, yes, no.')
})

test('an invalid value is reported with its variable and the allowed values', () => {
  const port = 'it must be a whole number from 0 to 65535.'
  for (const wrong of ['65536', '-1', '1.5', 'http'])
    expect(configOf({ PORT: wrong })).toBe(`PORT is ${wrong}; ${port}`)
  expect(configOf({ APP_ENV: 'staging' })).toBe(
    'APP_ENV is staging; it must be one of production, test, debug.',
  )
  expect(configOf({ PUBLIC_URL: 'example.org' })).toBe(
    'PUBLIC_URL is example.org; it must be like https://planner.example.org.',
  )
  expect(configOf({ EVENTS_PER_HOUR: '0', CONNECTIONS_PER_ADDRESS: 'many' })).toBe(
    'EVENTS_PER_HOUR is 0; it must be a whole number from 1.\nCONNECTIONS_PER_ADDRESS is many; it must be a whole number from 1.',
  )
})

test('KEY-17: former key secrets are a list, and a short secret is refused without showing it', () => {
  const [one, two] = ['1', '2'].map((digit) => digit.repeat(32))
  const config = configOf({ KEY_SECRET: one, KEY_SECRET_PREVIOUS: ` ${two}, ${one} ` })
  expect(config).toMatchObject({ keySecrets: { current: one, previous: [two, one] } })
  expect(configOf({})).toMatchObject({ keySecrets: { current: '', previous: [] } })
  const needed =
    'it must be at least 32 characters without spaces and commas, as openssl rand -hex 32 prints.'
  expect(configOf({ KEY_SECRET: 'hunter2' })).toBe(`KEY_SECRET is not usable; ${needed}`)
  expect(configOf({ KEY_SECRET_PREVIOUS: `${one} hunter2` })).toBe(
    `KEY_SECRET_PREVIOUS is not usable; ${needed}`,
  )
})

test('HTTP-17: who runs the site is configured, and hidden where it is not, but for the copyright line of the product', () => {
  expect(configOf({})).toMatchObject({
    site: {
      supportEmail: '',
      websiteUrl: '',
      newsletterEmail: '',
      footerText: '© 2026 The group session planner authors',
    },
  })
  const given = {
    SUPPORT_EMAIL: 'help@site.example',
    WEBSITE_URL: 'https://site.example/',
    NEWSLETTER_EMAIL: 'news@site.example',
    FOOTER_TEXT: '© Site',
  }
  expect(configOf(given)).toMatchObject({
    site: {
      supportEmail: 'help@site.example',
      websiteUrl: 'https://site.example/',
      newsletterEmail: 'news@site.example',
      footerText: '© Site',
    },
  })
  expect(configOf({ SUPPORT_EMAIL: 'help' })).toBe('SUPPORT_EMAIL is help; it must be an e-mail address.')
  expect(configOf({ WEBSITE_URL: 'javascript:x' })).toBe(
    'WEBSITE_URL is javascript:x; it must be a web address that starts with http:// or https://.',
  )
})

test('docs/operations.md lists every variable with its default', () => {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const table = page.slice(page.indexOf('## Configuration'), page.indexOf('## The data folder'))
  const rows = [...table.matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \|/gm)].map(
    ([, name, value]) => [name, value] as const,
  )
  // This one is read by the planner's process.
  const names = [...Object.keys(VARIABLES.shape), 'PLAN_PATIENCE_SECONDS']
  expect(rows.map(([name]) => name).sort()).toEqual(names.sort())
  const defaults = VARIABLES.parse({}) as Record<string, unknown>
  for (const [name = '', value] of rows)
    if (typeof defaults[name] === 'number') expect([name, value]).toEqual([name, String(defaults[name])])
})

test('OPS-9: events are kept for ever unless a number of days from 31 is given', () => {
  expect(configOf({})).toMatchObject({ retentionDays: 0 })
  expect(configOf({ RETENTION_DAYS: '0' })).toMatchObject({ retentionDays: 0 })
  expect(configOf({ RETENTION_DAYS: '365' })).toMatchObject({ retentionDays: 365 })
  for (const wrong of ['30', '-1', 'year'])
    expect(configOf({ RETENTION_DAYS: wrong })).toBe(
      `RETENTION_DAYS is ${wrong}; it must be a whole number from 31, or 0.`,
    )
})

test('OPS-13: nobody outside is sent anything unless an address is given', () => {
  expect(configOf({})).toMatchObject({
    adapters: { analyticsUrl: '', errorReportUrl: '', feedbackWebhookUrl: '', mail: null },
  })
  const mail = {
    SMTP_URL: 'smtps://planner:secret@mail.site.example',
    FEEDBACK_MAIL_TO: 'makers@site.example',
  }
  const server = { host: 'mail.site.example', port: 465, secure: true, user: 'planner', password: 'secret' }
  expect(configOf({ ...mail, ANALYTICS_URL: 'https://count.site.example/in' })).toMatchObject({
    adapters: {
      analyticsUrl: 'https://count.site.example/in',
      mail: { server, from: 'makers@site.example', to: 'makers@site.example' },
    },
  })
  expect(configOf({ ...mail, FEEDBACK_MAIL_FROM: 'planner@site.example' })).toMatchObject({
    adapters: { mail: { from: 'planner@site.example', to: 'makers@site.example' } },
  })
})

test('OPS-17: an address that cannot be used stops the start and is not shown, and mail needs both its variables', () => {
  const web = 'it must be a web address that starts with https://, or with http:// in a private network.'
  const smtp = 'like smtps://user:password@mail.example.org:465, or smtp:// with STARTTLS'
  for (const name of ['ANALYTICS_URL', 'ERROR_REPORT_URL', 'FEEDBACK_WEBHOOK_URL'])
    expect(configOf({ [name]: 'http://hooks.site.example/token' })).toBe(`${name} is not usable; ${web}`)
  expect(configOf({ SMTP_URL: 'mail.site.example:secret' })).toBe(
    `SMTP_URL is not usable; it must be ${smtp}.`,
  )
  const to = { FEEDBACK_MAIL_TO: 'makers@site.example' }
  for (const list of ['a@site.example, b@site.example', 'Makers <makers@site.example>', 'makers'])
    expect(configOf({ FEEDBACK_MAIL_TO: list })).toBe(
      `FEEDBACK_MAIL_TO is ${list}; it must be an e-mail address.`,
    )
  expect(configOf(to)).toBe(`SMTP_URL is not set; it must be ${smtp}, since FEEDBACK_MAIL_TO is set.`)
  expect(configOf({ FEEDBACK_MAIL_FROM: 'planner@site.example' })).toBe(
    `SMTP_URL is not set; it must be ${smtp}, since FEEDBACK_MAIL_FROM is set.`,
  )
  expect(configOf({ SMTP_URL: 'smtp://localhost' })).toBe(
    'FEEDBACK_MAIL_TO is not set; it or LETTERS_FROM must be an e-mail address, since SMTP_URL is set.',
  )
  const letters = { SMTP_URL: 'smtp://localhost', LETTERS_FROM: 'planner@site.example' }
  expect(configOf(letters)).toBe(
    'PUBLIC_URL is not set; it must be like https://planner.example.org, since LETTERS_FROM is set.',
  )
  expect(configOf({ ...letters, FEEDBACK_MAIL_FROM: 'planner@site.example' })).toBe(
    'FEEDBACK_MAIL_TO is not set; it must be an e-mail address, since FEEDBACK_MAIL_FROM is set.',
  )
  expect(configOf({ ...letters, PUBLIC_URL: 'https://site.example' })).toMatchObject({
    adapters: { mail: null, letters: { from: 'planner@site.example' }, pushContact: '' },
  })
})

test('PUSH-1: push needs somebody whom push services may write to, and the address of the installation', () => {
  const wrong = 'it must be an e-mail address, or a web address that starts with https://.'
  for (const contact of ['nobody', 'http://site.example', 'mailto:a@site.example'])
    expect(configOf({ PUSH_CONTACT: contact })).toBe(`PUSH_CONTACT is ${contact}; ${wrong}`)
  expect(configOf({ PUSH_CONTACT: 'planner@site.example' })).toBe(
    'PUBLIC_URL is not set; it must be like https://planner.example.org, since PUSH_CONTACT is set.',
  )
  const contactOf = (contact: string) =>
    configOf({ PUSH_CONTACT: contact, PUBLIC_URL: 'https://site.example' })
  expect(contactOf('planner@site.example')).toMatchObject({
    adapters: { pushContact: 'mailto:planner@site.example' },
  })
  expect(contactOf('https://site.example/contact')).toMatchObject({
    adapters: { pushContact: 'https://site.example/contact' },
  })
})
