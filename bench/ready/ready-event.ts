import type { Page } from '@playwright/test'
import { adminLink } from '../../apps/server/src/rooms/links.ts'
import { adminKey, VARIANT } from '../events.ts'
import { LightClient } from '../light-client.ts'
import type { Measured } from '../server-process.ts'

type Answer = { ok: boolean; message?: string; state?: string; plans?: { keepPreviousPlan: boolean }[] }

/** An event that its organiser has open, so that a plan is kept ready of it. */
export class ReadyEvent {
  readonly #client: LightClient
  readonly #key: string
  #minGroupSize = 3

  private constructor(client: LightClient, key: string) {
    this.#client = client
    this.#key = key
  }

  /** `runSeconds` sets the time limit and a fixed seed, so that a ready plan serves again and again. */
  static async open(server: Measured, eventId: string, runSeconds?: number): Promise<ReadyEvent> {
    const key = adminKey(eventId)
    const event = new ReadyEvent(await LightClient.joined(server.url, key), key)
    if (runSeconds !== undefined) {
      await event.#set('parameters|groups|solverTimeLimit', runSeconds)
      await event.#set('parameters|rules|randomiseAssignments', false)
    }
    return event
  }

  /** Changes the event's problem. */
  change(): Promise<unknown> {
    this.#minGroupSize = 7 - this.#minGroupSize
    return this.#set('parameters|groups|minGroupSize', this.#minGroupSize)
  }

  keepReady(isOn: boolean): Promise<unknown> {
    return this.#set('parameters|rules|keepPlanReady', isOn)
  }

  /** Begins a search anew that got too little of a busy machine for its plan to count. */
  async isReady(): Promise<boolean> {
    const { state, plans = [] } = await this.#ask('ListReadyPlans')
    const isReady = plans.some(({ keepPreviousPlan }) => !keepPreviousPlan)
    if (state === 'ready' && !isReady) await this.change()
    return isReady
  }

  /** From the button to the plan that everybody gets; ms. */
  async press(): Promise<number> {
    const planned = this.#client.next('ReceivePlan')
    const pressedAt = performance.now()
    await this.#ask('PlanEvent')
    await planned
    return performance.now() - pressedAt
  }

  close(): void {
    this.#client.close()
  }

  async #ask(name: string): Promise<Answer> {
    const answer = (await this.#client.invoke(name, { adminKey: this.#key })) as Answer
    if (!answer.ok) throw new Error(`${name} was refused: ${answer.message}`)
    return answer
  }

  async #set(path: string, value: number | boolean): Promise<void> {
    const { ok, message } = await this.#client.setSetting(this.#key, path, value)
    if (!ok) throw new Error(`${path} was refused: ${message}`)
  }
}

/** The page on which an organiser presses the button. */
export class OrganiserPage {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async open(page: Page, url: string, eventId: string): Promise<OrganiserPage> {
    await page.goto(`${url}${adminLink(VARIANT, adminKey(eventId))}&tab=4`)
    await page.locator('[data-state]').waitFor()
    return new OrganiserPage(page)
  }

  /** From the button to the frame that shows the result; ms. */
  async press(): Promise<number> {
    const page = this.#page
    const again = page.getByRole('button', { name: 'Plan again…' })
    if (await again.isVisible()) await again.click()
    const button = page.getByRole('button', { name: 'Generate plan', exact: true }).last()
    await page.evaluate(() => {
      const note = () => {
        window.pressedAt = performance.now()
      }
      addEventListener('click', note, { once: true, capture: true })
    })
    await button.click()
    const ms = await page.evaluate(msUntilShown)
    return ms
  }

  close(): Promise<void> {
    return this.#page.close()
  }
}

declare global {
  interface Window {
    pressedAt: number
  }
}

/** Runs in the page: the frame in which the result is found is drawn before the next one begins. */
function msUntilShown(): Promise<number> {
  return new Promise((resolve) => {
    // The head of the schedule has the focus with its outcome.
    const isShown = () => document.activeElement?.matches('[data-state] h2') === true
    const look = () =>
      requestAnimationFrame(isShown() ? () => resolve(performance.now() - window.pressedAt) : look)
    look()
  })
}
