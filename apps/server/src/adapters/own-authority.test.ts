import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AUTHORITY_FILE, certificateOfLocalhost } from '../testing/certificate.ts'
import { openMailServer } from '../testing/mail-server.ts'
import { openSession } from '../testing/open-session.ts'
import { openReceiver } from '../testing/receiver.ts'
import { serverProcess } from '../testing/server-process.ts'

test('OPS-13, OPS-16: receivers with a certificate of an authority that NODE_EXTRA_CA_CERTS names are sent what is theirs', async () => {
  const certificate = await certificateOfLocalhost()
  const receiver = await openReceiver(certificate)
  // Of an authority that is not known it is not taken.
  await expect(fetch(receiver.url)).rejects.toThrow()
  const mails = await openMailServer({ ...certificate, authOptional: false })
  const folder = await mkdtemp(join(tmpdir(), 'planner-authority-'))
  const server = await serverProcess({
    DATA_DIR: join(folder, 'data'),
    NODE_EXTRA_CA_CERTS: AUTHORITY_FILE,
    FEEDBACK_WEBHOOK_URL: `${receiver.url}feedback`,
    // With a password it insists on STARTTLS.
    SMTP_URL: `smtp://planner:of%20a%20test@localhost:${mails.port}`,
    FEEDBACK_MAIL_TO: 'makers@site.example',
  })
  const session = await openSession(server.url)
  expect((await session.post('/api/Feedback', { text: 'Good', email: '' })).status).toBe(200)
  await expect.poll(() => receiver.received).toMatchObject([{ path: '/feedback', body: { text: 'Good' } }])
  await expect.poll(() => mails.received).toMatchObject([{ isSecure: true, user: 'planner' }])
  await server.kill('SIGTERM')
  await receiver.close()
  await mails.close()
  await rm(folder, { recursive: true })
})
