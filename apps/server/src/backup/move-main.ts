import { configFrom } from '../config.ts'
import { ERRORS_FILE, FEEDBACK_FILE } from '../http/append-log.ts'
import { moveToPostgres, moveToSqlite } from '../storage/move/move.ts'

/** `npm run move -- to-postgres` and `npm run move -- to-sqlite`. */
const [direction, ...rest] = process.argv.slice(2)
const config = configFrom(process.env)
const MOVES = { 'to-postgres': moveToPostgres, 'to-sqlite': moveToSqlite }
try {
  if (!config.ok) throw new Error(config.message)
  if (rest.length > 0 || (direction !== 'to-postgres' && direction !== 'to-sqlite'))
    throw new Error('Usage: npm run move -- to-postgres | to-sqlite')
  const { dataDir, databaseUrl, keySecrets } = config.config
  if (databaseUrl === '')
    throw new Error('DATABASE_URL is not set. It names the PostgreSQL to move to or from.')
  const counts = await MOVES[direction](
    { dataDir, databaseUrl, keySecrets },
    { feedback: FEEDBACK_FILE, error: ERRORS_FILE },
  )
  const rows = Object.entries(counts).map(([table, count]) => `${table} ${count}`)
  console.log(`Copied and compared row by row: ${rows.join(', ')}.`)
  console.log(
    direction === 'to-postgres'
      ? `${dataDir} is as it was: keep it until you are content, then delete it; it still holds whoever is erased from now on. Start the nodes with DATABASE_URL and KEY_SECRET.`
      : `The database of DATABASE_URL is as it was: keep it until you are content, then drop it. Start one server with DATA_DIR, with KEY_SECRET and without DATABASE_URL.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
