import { seededRandom } from '../../apps/server/src/seeded-random.ts'
import { ATTACKS } from './attacks.ts'

/** How long an attack that does not look at the clock may go on after its end. */
const GRACE_MS = 3000

/**
 * Carries out one attack in a process of its own, so that the clock of those who measure never stands still.
 * Arguments: the URL, the attack's name, its seconds, the number of its addresses, and a seed.
 */
const [url = '', name = '', seconds = '5', addresses = '1', seed = '1'] = process.argv.slice(2)
const end = Date.now() + Number(seconds) * 1000
process.on('unhandledRejection', () => {})
// The server may end connections of an attack at any time.
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
