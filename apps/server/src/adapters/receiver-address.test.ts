import { expect, test } from 'vitest'
import { isReceiverAddress, smtpServerOf } from './adapter-config.ts'

test.each([
  ['https://collector.example.org/in?token=1', true],
  ['https://user:password@collector.example.org/', true],
  ['http://localhost:8080/', true],
  ['http://127.0.0.1/', true],
  ['http://[::1]:9000/', true],
  ['http://10.1.2.3/', true],
  ['http://172.16.0.1/', true],
  ['http://192.168.1.1/', true],
  ['http://collector:8080/', true],
  ['http://collector.internal/', true],
  ['http://collector.example.org/', false],
  ['http://172.32.0.1/', false],
  ['http://8.8.8.8/', false],
  ['http://[2001:db8::1]/', false],
  // Browsers and Node read this as 8.8.8.8.
  ['http://134744072/', false],
  ['https://collector.example.org/#x', false],
  ['https://%zz@collector.example.org/', false],
  ['ftp://collector.example.org/', false],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
  ['collector.example.org', false],
  ['https://a b/', false],
])('OPS-13: texts may be sent to %s: %s', (address, isAllowed) => {
  expect(isReceiverAddress(address)).toBe(isAllowed)
})

test('OPS-16: an address of a mail server names host, port, encryption and password, and nothing else', () => {
  const plain = { user: '', password: '' }
  expect(smtpServerOf('smtps://mail.example.org')).toEqual({
    host: 'mail.example.org',
    port: 465,
    secure: true,
    ...plain,
  })
  expect(smtpServerOf('smtp://planner%40x.org:p%3Ass@mail.example.org:2525/')).toEqual({
    host: 'mail.example.org',
    port: 2525,
    secure: false,
    user: 'planner@x.org',
    password: 'p:ss',
  })
  expect(smtpServerOf('smtp://[::1]:25')).toMatchObject({ host: '::1', port: 25 })
  for (const wrong of [
    'mail.example.org',
    'https://mail.example.org',
    'smtp://',
    'smtp://mail.example.org/inbox',
    'smtp://mail.example.org?tls.rejectUnauthorized=false',
    'smtp://mail.example.org#x',
    'smtp://mail%0aexample.org',
    'smtp://%zz@mail.example.org',
  ])
    expect([wrong, smtpServerOf(wrong)]).toEqual([wrong, undefined])
})
