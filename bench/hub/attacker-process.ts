import { ATTACKS } from './attacks.ts'

/** Carries out one attack, in a process of its own so that the clock of those who measure stands still for nobody. */
const [url = '', name = '', seconds = '5'] = process.argv.slice(2)
const end = Date.now() + Number(seconds) * 1000
process.on('unhandledRejection', () => {})
await Promise.race([
  ATTACKS[name]?.(url, () => Date.now() > end),
  new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000 + 3000)),
])
process.exit(0)
