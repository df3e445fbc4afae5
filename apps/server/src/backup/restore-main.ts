import { configFrom } from '../config.ts'
import { describeContents } from '../storage/backup/backup.ts'
import { restore } from '../storage/backup/restore.ts'
import { readSecretFile, SECRET_FILE } from '../storage/keyring/choose-keyring.ts'

/** `npm run restore -- FILE [--replace]`. */
const args = process.argv.slice(2)
const files = args.filter((arg) => arg !== '--replace')
const [file] = files
const config = configFrom(process.env)
try {
  if (!config.ok) throw new Error(config.message)
  if (file === undefined || files.length > 1 || file.startsWith('-'))
    throw new Error('Usage: npm run restore -- FILE [--replace]')
  const { dataDir, keySecrets } = config.config
  const { putAside, ...contents } = await restore(dataDir, file, {
    replace: args.includes('--replace'),
    now: Date.now(),
  })
  console.log(`Restored to ${dataDir}: ${describeContents(contents)}.`)
  if (putAside !== undefined)
    console.log(
      `The former data is in ${putAside}. Delete it when it is not needed: it still holds people who have been erased.`,
    )
  if (keySecrets.current === '' && readSecretFile(dataDir) === '')
    console.log(
      `Its links open under the secret that it was made with: before the start, put ${SECRET_FILE} into ${dataDir}, or set KEY_SECRET (docs/keys-at-rest.md).`,
    )
  console.log('Who was erased, and which events were deleted, after the backup was made is there again.')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
