import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Attack } from './attack.ts'
import { AttackedServer } from './attacked-server.ts'
import { ATTACKS } from './attacks.ts'

/**
 * Attacks a server of 1 GB in all ways of `attacks.ts` while fifty people edit and an organiser imports and
 * plans. Fails when somebody waits too long, memory exceeds the limit, the server ends, or an acknowledged
 * edit is lost. `--seconds=5`: the time of each attack; `--only=exports,joins`: attacks with one of these
 * words in their names; `--apart`: a server for each attack.
 */
const option = (name: string) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1]
const SECONDS = Number(option('seconds') ?? 5)
const ONLY = (option('only') ?? '').split(',')
const IS_APART = process.argv.includes('--apart')
const SEED = Number(process.env.SOAK_SEED ?? 1)
const MB = 1024 ** 2
/** What must hold. */
const MEMORY = 1024 * MB
const EDIT_MS = 500
const ASKED_MS = 10_000
/** How long after an attack its memory is looked at again; ms. */
const AFTER_MS = 2000

const ownDelay = monitorEventLoopDelay({ resolution: 10 })
ownDelay.enable()
const findings: string[] = []
const chosen = Object.entries(ATTACKS).filter(([name]) => ONLY.some((words) => name.includes(words)))
if (chosen.length === 0) throw new Error(`No attack has "${ONLY.join('" or "')}" in its name.`)

let server = await AttackedServer.start(SEED, undefined)
await measured('nothing', { from: [1], strike: async () => {} }, () => wait(SECONDS * 1000))
for (const [name, attack] of chosen) {
  for (const addresses of attack.from) {
    if (IS_APART || attack.ownServer || server.hasEnded) await another(attack.ownServer)
    await measured(titleOf(name, attack, addresses), attack, () => strike(name, attack, addresses))
    if (attack.ownServer) await another(undefined)
  }
}
await stopped()
const verdict = findings.length === 0 ? 'Everything held.' : `What did not hold:\n${findings.join('\n')}`
console.log(`seed ${SEED}: ${verdict}`)
process.exit(findings.length === 0 ? 0 : 1)

function titleOf(name: string, attack: Attack, addresses: number): string {
  return attack.from.length === 1
    ? name
    : `${name}, from ${addresses} ${addresses === 1 ? 'address' : 'addresses'}`
}

async function another(ownServer: Attack['ownServer']): Promise<void> {
  await stopped()
  server = await AttackedServer.start(SEED, ownServer)
}

async function stopped(): Promise<void> {
  const { people } = server
  const lost = await server.stop()
  const edits = `${people.acknowledged} acknowledged edits, ${people.refused} refused, ${lost} lost`
  console.log(edits)
  if (lost > 0) findings.push(edits)
}

async function measured(title: string, attack: Attack, work: () => Promise<unknown>): Promise<void> {
  const { people, organiser } = server
  people.takeLongest()
  organiser.takeWaits()
  server.takePeak()
  ownDelay.reset()
  const before = { refused: people.refused, memory: server.memory() }
  await work()
  await wait(AFTER_MS)
  const longest = people.takeLongest()
  const waits = organiser.takeWaits()
  const peak = server.takePeak()
  const refused = people.refused - before.refused
  const mb = (bytes: number) => (bytes / MB).toFixed(0)
  const asked = Object.entries(waits)
    .map(([what, ms]) => `${what} ${Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'none'}`)
    .join(', ')
  console.log(
    `${title}: edits up to ${longest.toFixed(0)} ms (of that at most ${(ownDelay.max / 1e6).toFixed(0)} ms here), ` +
      `memory ${mb(before.memory)} -> ${mb(peak)} -> ${mb(server.memory())} MB; ${asked}`,
  )
  const broken = [
    server.hasEnded && 'the server has ended',
    longest > EDIT_MS && `an edit took ${longest.toFixed(0)} ms`,
    peak > MEMORY && `${mb(peak)} MB`,
    refused > 0 && !attack.mayRefuse && `${refused} edits were refused`,
    !attack.mayRefuse && Object.values(waits).some((ms) => ms > ASKED_MS) && asked,
  ].filter((found) => found !== false)
  if (broken.length > 0) findings.push(`${title}: ${broken.join('; ')}`)
}

/** The attack, from a process of its own. */
async function strike(name: string, attack: Attack, addresses: number): Promise<void> {
  const file = fileURLToPath(new URL('./attacker-process.ts', import.meta.url))
  const seconds = SECONDS + (attack.takesLonger ?? 0)
  const args = [server.url, name, String(seconds), String(addresses), String(SEED)]
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  await once(child, 'exit')
}
