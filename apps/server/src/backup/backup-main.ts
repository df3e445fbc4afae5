import { readdirSync } from 'node:fs'
import { configFrom } from '../config.ts'
import { backup, describeContents } from '../storage/backup/backup.ts'

/** `npm run backup -- FILE`. */
const [file, ...rest] = process.argv.slice(2)
const config = configFrom(process.env)
try {
  if (!config.ok) throw new Error(config.message)
  if (file === undefined || file === '' || rest.length > 0) throw new Error('Usage: npm run backup -- FILE')
  const { dataDir } = config.config
  const contents = await backup(dataDir, file)
  console.log(`${file}: ${describeContents(contents)}. Checked: whole.`)
  const beside = readdirSync(dataDir).filter((name) => !/^(planner\.db|lock|replaced-)/.test(name))
  console.log(
    `It holds everything of the events, so keep it as safe as the data. Not in it, and to be kept beside it: secrets set as environment variables${beside.map((name) => `, ${name}`).join('')}.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
