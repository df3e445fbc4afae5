import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { sendMessage } from './send-message.ts'
import { addressFault, isPublic } from './target-address.ts'

test.each([
  '93.184.216.34',
  '2606:2800:220:1:248:1893:25c8:1946',
  '::ffff:93.184.216.34',
  '64:ff9b::5db8:d822',
  '2002:5db8:d822::1',
])('WEBHOOK-1: %s is public', (ip) => {
  expect(isPublic(ip)).toBe(true)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '198.18.0.1',
  '168.63.129.16',
  '::',
  '::1',
  '::127.0.0.1',
  'fe80::1',
  'fec0::1',
  'fd00:ec2::254',
  'ff02::1',
  '2001:db8::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::1',
  '2001:0:7f00:1::1',
  'localhost',
  '',
])('WEBHOOK-1: %s is inside a network', (ip) => {
  expect(isPublic(ip)).toBe(false)
})

const PUBLIC = { allowsPrivate: false }

test.each([
  ['https://hooks.example.org/a?token=b', undefined],
  ['https://hooks.example.org:8443/', undefined],
  ['https://93.184.216.34/', undefined],
  ['http://hooks.example.org/', 'https'],
  ['ftp://hooks.example.org/', 'https'],
  ['hooks.example.org', 'https'],
  ['', 'https'],
  ['https://ann:secret@hooks.example.org/', 'user or password'],
  ['https://hooks.example.org:22/', 'port 443'],
  ['https://127.0.0.1/', 'public'],
  ['https://2130706433/', 'public'],
  ['https://0x7f.1/', 'public'],
  ['https://[::1]/', 'public'],
  ['https://[::ffff:10.0.0.1]/', 'public'],
])('WEBHOOK-1: what is entered as %s has the fault %s', (address, fault) => {
  const found = addressFault(address, PUBLIC)
  if (fault === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(fault)
})

test('WEBHOOK-1: in development http and addresses inside a network are fine, others are not', () => {
  const rules = { allowsPrivate: true }
  expect(addressFault('http://127.0.0.1:80/', rules)).toBeUndefined()
  expect(addressFault('file:///etc/passwd', rules)).toContain('https')
})

test.each(['localhost', '127.0.0.1', '[::ffff:127.0.0.1]'])(
  'WEBHOOK-1: nothing reaches a receiver on this machine by the name of %s',
  async (host) => {
    let numAsked = 0
    const server = createServer((_request, response) => {
      numAsked += 1
      response.end()
    })
    server.on('connection', () => {
      numAsked += 1
    })
    await new Promise<void>((resolve) => server.listen(0, () => resolve()))
    const { port } = server.address() as AddressInfo
    const message = { id: 'msg_1', address: `https://${host}:${port}/`, secret: 'whsec_c2VjcmV0', body: '{}' }
    const options = { ...PUBLIC, patienceMs: 2000, now: () => Date.now() }
    const sent = await sendMessage(message, options, new AbortController().signal)
    await new Promise((resolve) => server.close(resolve))
    expect([sent.kind, numAsked]).toEqual(['failed', 0])
    expect(sent.why).toBe(host === 'localhost' ? 'NOT_PUBLIC' : 'address')
  },
)
