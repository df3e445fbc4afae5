import { seededRandom } from '../../apps/server/src/seeded-random.ts'
import { ATTACKS } from './attacks.ts'

/** What an attack that does not look at the time gets beyond it. */
const GRACE_MS = 3000

/**
 * Carries out one attack, in a process of its own so that the clock of those who measure stands still for nobody: the URL, the attack's
 * name, its seconds, from how many addresses it comes, and a seed.
 */
const [url = '', name = '', seconds = '5', addresses = '1', seed = '1'] = process.argv.slice(2)
const end = Date.now() + Number(seconds) * 1000
process.on('unhandledRejection', () => {})
// A server that ends a connection is what an attack has to reckon with.
process.on('uncaughtException', () => {})
await Promise.race([
  ATTACKS[name]?.strike({
    url,
    isOver: () => Date.now() > end,
    addresses: Array.from({ length: Number(addresses) }, (_, index) => `127.0.1.${index + 1}`),
    random: seededRandom(Number(seed)),
  }),
  new Promise((resolve) => setTimeout(resolve, end - Date.now() + GRACE_MS)),
])
process.exit(0)
