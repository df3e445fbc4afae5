import { setTimeout as wait } from 'node:timers/promises'
import { type Finding, type HubData, valueIn } from '../checker/hub-data.ts'
import type { Actor } from './actor.ts'

export type WantedEdit = { actor: Actor; topicId: string; value: string }

/** Edits while a plan is made: what the run refuses is sent again until it is taken, as pages do. */
export class EditsDuringRun {
  readonly #wanted: readonly WantedEdit[]
  readonly #working: Promise<Finding[]>
  /** How often they were asked to wait. */
  refusals = 0

  constructor(edits: readonly WantedEdit[]) {
    this.#wanted = edits
    this.#working = Promise.all(edits.map((edit) => this.#sendUntilTaken(edit))).then((all) => all.flat())
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

  async #sendUntilTaken({ actor, topicId, value }: WantedEdit): Promise<Finding[]> {
    for (;;) {
      const answer = await actor.ask({ tableName: 'preferences', topicId, value })
      if (answer.ok) return []
      if (answer.reason !== 'plannerRunning' && answer.reason !== 'beforePlan')
        return [{ rule: 'edits', text: `${actor.name} was refused with ${answer.reason}: ${answer.message}` }]
      this.refusals += 1
      await wait(200)
    }
  }
}
