import { expect, test } from 'vitest'
import { Chance } from '../chance.ts'
import { REHEARSED } from '../variants.ts'
import type { Actor } from './actor.ts'
import { giveTimes, personForm, rateTopics } from './drawn-people.ts'

/** Everything that ten people say of themselves, their week and topics, in whatever order they are served. */
async function said(variantId: string, seed: number): Promise<unknown[][]> {
  const variant = REHEARSED[variantId]
  if (!variant) throw new Error(`There is no ${variantId}.`)
  const chance = new Chance(seed)
  const forms = Array.from({ length: 10 }, (_, index) => personForm(variant, chance, index))
  const topics = ['Tea', 'Rye', 'Chess'].map((name) => ({ id: `${seed}${name}`, ownerId: '', name }))
  return Promise.all(
    forms.map(async (form, index) => {
      const own = chance.fork()
      const calls: unknown[] = [form]
      const note = async (...args: unknown[]) => {
        await new Promise((resolve) => setImmediate(resolve))
        calls.push(args)
      }
      const actor = { id: String(index), comes: note, missesSession: note, choose: note } as unknown as Actor
      await giveTimes(actor, variant, own)
      await rateTopics(actor, variant, own, topics)
      return calls
    }),
  )
}

test.each(['planner', 'multiplanner', 'weekdayhourplanner', 'reciprocity10', 'heallo'])(
  'CODE-9: what people of a rehearsal of %s say follows from its seed',
  async (variantId) => {
    expect(await said(variantId, 7)).toEqual(await said(variantId, 7))
    expect(await said(variantId, 8)).not.toEqual(await said(variantId, 7))
  },
)
