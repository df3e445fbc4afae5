import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Entry, entryUrl } from '../entries.ts'
import { type LocalPostgres, type LocalPostgresOptions, startLocalPostgres } from './local-postgres.ts'
import { spreadProxy } from './spread-proxy.ts'

export type ClusterProcess = {
  /** '' of a worker, and of a node that is not there at the moment. */
  url: string
  pid: number
  /** Sends a signal; the process is started again when it has ended. */
  kill(signal: NodeJS.Signals): void
}

export type Cluster = {
  /** Of the proxy in front of the nodes. */
  url: string
  databaseUrl: string
  database: LocalPostgres
  nodes: readonly ClusterProcess[]
  workers: readonly ClusterProcess[]
  close(): Promise<void>
}

export type ClusterOptions = {
  /** Of folders that the nodes write crashes to. */
  dataDir: string
  keySecret: string
  numNodes: number
  numWorkers: number
  /** Of the proxy; 0 is a free one. */
  port: number
  /** Of the nodes, beside those that make them nodes of one cluster. */
  variables?: Readonly<Record<string, string>>
  postgres?: LocalPostgresOptions
  /** Of one node, by its index. */
  ofNode?: (index: number) => Readonly<Record<string, string>>
  /** Where nodes listen; by default where they do all else. */
  listenThrough?: (databaseUrl: string) => Promise<string>
}

/** How long a process that has ended stays away; ms. */
const AGAIN_MS = 300

/** Starts PostgreSQL, nodes, workers and a proxy, all on this machine and gone with it. @throws when one of them cannot start. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, keySecret, numNodes, numWorkers, port, variables = {}, ofNode = () => ({}) } = options
  const stops = new AsyncDisposableStack()
  try {
    const database = await startLocalPostgres(options.postgres)
    stops.defer(() => database.close())
    const databaseUrl = await database.newDatabase()
    const listenUrl = (await options.listenThrough?.(databaseUrl)) ?? ''
    const start = async (entry: Entry, name: string, ofIt: Readonly<Record<string, string>> = {}) => {
      const own = { DATA_DIR: join(dataDir, name), HOST: '127.0.0.1', PORT: '0', TRUST_PROXY: '' }
      const kept = new KeptProcess(entry, {
        LOG_LEVEL: 'warn',
        ...variables,
        ...own,
        ...ofIt,
        DATABASE_URL: databaseUrl,
        DATABASE_LISTEN_URL: listenUrl,
        KEY_SECRET: keySecret,
      })
      stops.defer(() => kept.close())
      await kept.started
      return kept
    }
    const nodes: KeptProcess[] = []
    // The first one makes the tables; the others would wait for it.
    for (let node = 0; node < numNodes; node++)
      nodes.push(await start('main', `node-${node + 1}`, ofNode(node)))
    const workers: KeptProcess[] = []
    for (let worker = 0; worker < numWorkers; worker++)
      workers.push(await start('worker', `worker-${worker + 1}`))
    const urls = () => nodes.map(({ url }) => url).filter((url) => url !== '')
    const proxy = await spreadProxy(urls, { port })
    stops.defer(() => proxy.close())
    return { url: proxy.url, databaseUrl, database, nodes, workers, close: () => stops.disposeAsync() }
  } catch (error) {
    await stops.disposeAsync()
    throw error
  }
}

/** A process of the server that is started again whenever it has ended. */
class KeptProcess implements ClusterProcess {
  url = ''
  started: Promise<void>
  readonly #entry: Entry
  readonly #variables: Record<string, string>
  #child: ChildProcess | undefined
  #isClosed = false
  #again: NodeJS.Timeout | undefined

  constructor(entry: Entry, variables: Record<string, string>) {
    this.#entry = entry
    this.#variables = variables
    this.started = this.#start()
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  kill(signal: NodeJS.Signals): void {
    this.#child?.kill(signal)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#again)
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGCONT')
    child.kill('SIGTERM')
    await ended
  }

  #start(): Promise<void> {
    const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(entryUrl(this.#entry))], {
      env: { ...process.env, ...this.#variables },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    return new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        this.url = /^listening on (\S+)/.exec(line)?.[1] ?? ''
        resolve()
      })
      child.once('exit', (code) => {
        this.url = ''
        reject(new Error(`A ${this.#entry} of the cluster has ended with ${code}.`))
        if (this.#isClosed) return
        this.#again = setTimeout(() => {
          this.started = this.#start()
          this.started.catch(() => {})
        }, AGAIN_MS)
      })
    })
  }
}
