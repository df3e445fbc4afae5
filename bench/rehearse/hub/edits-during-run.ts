import { setTimeout as wait } from 'node:timers/promises'
import type { Finding, HubData } from '../checker/hub-data.ts'
import { valueIn } from '../checker/hub-data.ts'
import type { Actor } from './actor.ts'

type Wanted = { actor: Actor; topicId: string; value: string; refusals: number }

/**
 * People who edit while a plan is made: what is refused because of the run they send again, as pages do, until it is taken.
 */
export class EditsDuringRun {
  readonly #wanted: Wanted[]
  readonly #working: Promise<Finding[]>

  constructor(edits: readonly { actor: Actor; topicId: string; value: string }[]) {
    this.#wanted = edits.map((edit) => ({ ...edit, refusals: 0 }))
    this.#working = Promise.all(this.#wanted.map(sendUntilTaken)).then((all) => all.flat())
  }

  /** How often they were asked to wait. */
  get refusals(): number {
    return this.#wanted.reduce((total, { refusals }) => total + refusals, 0)
  }

  /** Waits until all are taken; what was refused for another reason, or is not in the data afterwards. */
  async ended(readAgain: () => Promise<HubData>): Promise<Finding[]> {
    const refused = await this.#working
    const data = await readAgain()
    const lost = this.#wanted.filter(({ actor, topicId, value }) => {
      const person = data.persons.find(({ id }) => id === actor.id)
      return valueIn(person?.preferences, topicId) !== value
    })
    return [
      ...refused,
      ...lost.map(({ actor, value }) => ({ rule: 'edits', text: `${actor.name}’s choice ${value} is lost` })),
    ]
  }
}

async function sendUntilTaken(edit: Wanted): Promise<Finding[]> {
  for (;;) {
    const answer = await edit.actor.ask({
      tableName: 'preferences',
      topicId: edit.topicId,
      value: edit.value,
    })
    if (answer.ok) return []
    if (answer.reason !== 'plannerRunning' && answer.reason !== 'beforePlan')
      return [
        { rule: 'edits', text: `${edit.actor.name} was refused with ${answer.reason}: ${answer.message}` },
      ]
    edit.refusals += 1
    await wait(200)
  }
}
