import { spawnSync } from 'node:child_process'
import { type Bench, Stand } from './bench.ts'
import { CLUSTER } from './cluster/cluster.ts'
import { HUB } from './hub/hub.ts'
import { INSIGHT } from './insight/insight.ts'
import { GUEST } from './pages/guest.ts'
import { PICKUP } from './pages/pickup.ts'
import { READY } from './ready/ready.ts'
import { SCROLL } from './scroll/scroll.ts'
import { LATE } from './solver/late.ts'
import { SOLVER } from './solver/solver.ts'
import { STORAGE } from './storage.ts'
import { THREAD } from './thread/thread.ts'

const BENCHES: Readonly<Record<string, Bench>> = {
  solver: SOLVER,
  late: LATE,
  insight: INSIGHT,
  storage: STORAGE,
  hub: HUB,
  cluster: CLUSTER,
  thread: THREAD,
  ready: READY,
  guest: GUEST,
  pickup: PICKUP,
  scroll: SCROLL,
}

const [name = 'list', ...args] = process.argv.slice(2)
const chosen = BENCHES[name]
if (name === 'list') list()
else if (name === 'all') all()
else if (!chosen) {
  console.error(`There is no benchmark "${name}". Known: ${Object.keys(BENCHES).join(', ')}.`)
  process.exitCode = 1
} else if (args.includes('--help')) console.log(help(name, chosen))
else {
  const stand = new Stand()
  try {
    await chosen.run(stand, args)
  } finally {
    await stand.end()
  }
  process.exit()
}

function list(): void {
  console.log('npm run bench -- <name> [options], or all. Options: npm run bench -- <name> --help\n')
  for (const [each, { measures }] of Object.entries(BENCHES)) console.log(`${each.padEnd(8)} ${measures}`)
}

/** Each in a process of its own, with the same options. */
function all(): void {
  for (const each of Object.keys(BENCHES)) {
    console.log(`\n${each}\n`)
    const { status } = spawnSync(process.execPath, [import.meta.filename, each, ...args], {
      stdio: 'inherit',
    })
    if (status !== 0) process.exitCode = 1
  }
}

function help(of: string, { measures, options }: Bench): string {
  const lines = Object.entries(options).map(([option, { type, default: value, says }]) => {
    const shown = type === 'boolean' ? `--${option}` : `--${option} ${value ?? '…'}`
    return `  ${shown.padEnd(20)} ${says}`
  })
  return [`npm run bench -- ${of} [options]`, measures, '', ...lines].join('\n')
}
