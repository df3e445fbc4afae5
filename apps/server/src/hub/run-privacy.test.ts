import { can, PREFERENCE_SCALES, settingDefault, VARIANTS, type VariantId, variantOf } from '@planner/domain'
import type { InvocationInput, InvocationName } from '@planner/protocol'
import { expect, test } from 'vitest'
import { searchOfTest } from '../planning/testing/searches.ts'
import { howMany } from '../testing/chance.ts'
import { crowdedEvent, idOf, KEYS, keyOf, READER, storePlanned } from '../testing/paired-event.ts'
import { Recorder } from '../testing/recorder.ts'
import { TestClient } from '../testing/test-client.ts'
import { registerTestEvent, sharedValue } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const STEP_MS = 30_000
/** A life with all secrets together is cheap; in a soak each has a life of its own. */
const ONE_BY_ONE = howMany({ gate: 0, soak: 1 }) === 1
const [ANN, DAN, EVE] = [READER, idOf(20), idOf(21)]
const { adminKey, shareKey } = KEYS

type Cell = Parameters<typeof sharedValue>[1]
/** One private value of Dan's or of the organisers', which is all that two lives differ in. */
type Secret = {
  by: 'dan' | 'admin'
  cell: (variantId: VariantId) => Cell
  isFor?: (id: VariantId, isMatrixHidden: boolean) => boolean
}

const isOfPairs = (id: VariantId) => can(variantOf(id), 'pairs')
const rating = (topicId: string, value: string): Secret => ({
  by: 'dan',
  cell: () => ({ tableName: 'contactPreferences', userId: DAN, topicId, value }),
})
const SECRETS: Record<string, Secret> = {
  'a contact preference': {
    ...rating(EVE, '9'),
    isFor: (id) => !settingDefault(variantOf(id), 'parameters|ui|allowOnlyBinaryContactPreferences'),
  },
  'a No': rating(idOf(23), 'No'),
  'a No against the reader': rating(ANN, 'No'),
  'a pin': {
    by: 'admin',
    cell: () => ({ tableName: 'pins', userId: DAN, topicId: EVE, topicGroupIndex: 0, value: true }),
    isFor: (id) => !isOfPairs(id),
  },
  'a one-sided wish': {
    by: 'dan',
    cell: () => ({ tableName: 'preferences', userId: DAN, topicId: idOf(25), value: 'Yes' }),
    isFor: isOfPairs,
  },
  'a choice while the matrix is hidden': {
    by: 'dan',
    cell: (id) => {
      const value = PREFERENCE_SCALES[variantOf(id).preferenceScale].choices.at(-1) ?? ''
      return { tableName: 'preferences', userId: DAN, topicId: EVE, value }
    },
    isFor: (id, isMatrixHidden) => isMatrixHidden && !isOfPairs(id),
  },
}

const nextLook = () => new Promise((resolve) => setTimeout(resolve, 50))

/** What others than admins may ask for and are not told. */
const REFUSED = [
  'PlanEvent',
  'StopPlan',
  'CheckPlan',
  'ReadPlanDrift',
  'ListReadyPlans',
  'ListPlans',
  'PlaceLatePeople',
  'ReadScenarios',
  'StopScenarios',
] as InvocationName[]

/** What reached others than admins, by who they are, and what organisers were told meanwhile. */
type Life = {
  told: Map<string, readonly string[]>
  numSamples: number
  numScenarios: number
}

class PairedLife {
  readonly #variantId: VariantId
  readonly #clock = { now: Date.parse('2026-03-02T09:00:00Z') }
  readonly #records = new Map<string, Recorder>()
  readonly #answers = { 'a participant asks': [] as string[], 'a visitor asks': [] as string[] }
  readonly #clients: TestClient[] = []
  #server!: TestServer
  #admin!: TestClient
  #dan!: TestClient
  /** They listen for the whole life. */
  #listeners!: { ann: Recorder; packed: Recorder; visitor: Recorder }
  /** They ask, on connections of their own: when an answer comes between signals depends on the machine. */
  #askers!: Record<'ann' | 'visitor', TestClient>
  #numSamples = 0

  private constructor(variantId: VariantId) {
    this.#variantId = variantId
  }

  /** An event with a run, on a server of its own, with the same ids, keys and times as any other. */
  static async lived(
    variantId: VariantId,
    isMatrixHidden: boolean,
    secrets: readonly Secret[],
  ): Promise<Life> {
    const life = new PairedLife(variantId)
    await life.#open(isMatrixHidden)
    try {
      return await life.#live(secrets)
    } finally {
      for (const client of life.#clients) client.close()
      await life.#server.remove()
    }
  }

  async #open(isMatrixHidden: boolean): Promise<void> {
    const ready = {
      pace: { quietMs: 0, lookMs: 50 },
      freeCores: () => 4,
    }
    const searches = { watchHub: () => () => 0, startSolver: searchOfTest({ isEndless: true }) }
    const now = () => this.#clock.now
    const event = crowdedEvent(this.#variantId)
    this.#server = await testServer({ keepPlansReady: true }, { ready, searches, now }, (storage) =>
      storePlanned(storage, event, now(), {
        'parameters|ui|reviewPlansBeforeShowing': true,
        'parameters|ui|showPreferenceMatrixToUsers': !isMatrixHidden,
        // Sums of hidden choices are what REPORT-8 shows.
        'parameters|ui|showPlanReport': !isMatrixHidden,
      }),
    )
    this.#admin = await this.#joined(adminKey)
    this.#dan = await this.#joined(keyOf(DAN))
    this.#listeners = {
      ann: await this.#record('a participant', keyOf(ANN), 'plain'),
      packed: await this.#record('a participant, packed', keyOf(ANN), 'compact'),
      visitor: await this.#record('a visitor', shareKey, 'compact'),
    }
    this.#askers = { ann: await this.#joined(keyOf(ANN)), visitor: await this.#joined(shareKey) }
  }

  async #live(secrets: readonly Secret[]): Promise<Life> {
    const admin = this.#admin
    await this.#keep(secrets)
    // Where a plan is hard to find it is searched for as long as it may, elsewhere it is there soon.
    while (!(await this.#isReady())) await nextLook()
    await this.#ask('while a plan is searched')
    await this.#join('before the run')
    await this.#run()
    admin.forget()
    const absences = [{ kind: 'person' as const, personId: idOf(30) }]
    const asked = { adminKey, seconds: 5, scenarios: [{ name: 'Without', absences }] }
    expect(await admin.invoke('PlanScenarios', asked)).toEqual({ ok: true })
    await admin.next('ScenariosChanged')
    await this.#ask('while scenarios are planned')
    const read = await admin.invoke('ReadScenarios', { adminKey })
    await admin.invoke('StopScenarios', { adminKey })
    await this.#settled()
    const told = new Map<string, readonly string[]>(Object.entries(this.#answers))
    for (const [name, recorder] of this.#records) told.set(name, recorder.textOf(this.#server.url))
    const numScenarios = read.ok ? (read.bench?.scenarios.length ?? 0) : 0
    return { told, numSamples: this.#numSamples, numScenarios }
  }

  async #isReady(): Promise<boolean> {
    const ack = await this.#admin.invoke('ListReadyPlans', { adminKey })
    const metrics = await (await fetch(`${this.#server.url}/metrics`)).text()
    return (ack.ok && ack.plans.length > 0) || metrics.includes('planner_ready_searching 1')
  }

  /** A run with real progress: of groups it goes on until it is stopped, of pairs it ends with its proof. */
  async #run(): Promise<void> {
    const admin = this.#admin
    this.#next('a run')
    admin.forget()
    expect(await admin.invoke('PlanEvent', { adminKey })).toMatchObject({ ok: true })
    const ended = admin.next('ReceivePlan')
    const { ann, packed } = this.#listeners
    for (const { client } of [ann, packed]) await client.next('PlannerRunning')
    await this.#ask('during the run')
    if (!isOfPairs(this.#variantId)) {
      await admin.next('PlanProgress', (sample) => admin.all('PlanProgress').indexOf(sample) > 0)
      await this.#join('during the run')
      this.#next('the end of the run')
      expect(await admin.invoke('StopPlan', { adminKey })).toEqual({ ok: true })
    }
    await ended
    this.#numSamples += admin.all('PlanProgress').length
    for (const { client } of [ann, packed]) await client.next('ReceivePlan')
    this.#next('after the run')
    await this.#ask('after the run')
    await this.#join('after the run')
  }

  /** Everything that others can ask of a run, a plan or the event. */
  async #ask(when: string): Promise<void> {
    const { ann, visitor } = this.#askers
    const key = keyOf(ANN)
    const answers = this.#answers
    const note = (who: keyof typeof answers, what: string, answer: unknown) =>
      answers[who].push(`${when}, ${what}: ${JSON.stringify(answer)}`)
    const asked = async <N extends InvocationName>(name: N, payload: InvocationInput<N>) =>
      note('a participant asks', name, await ann.invoke(name, payload))
    for (const sessionId of [null, 1, 2, 3]) await asked('ExplainPlace', { key, userId: ANN, sessionId })
    await asked('ReadPlanReport', { key })
    await asked('ExportUser', { key, userId: ANN })
    for (const name of REFUSED) {
      await asked(name, { adminKey: key } as never)
      note('a visitor asks', name, await visitor.invoke(name, { adminKey: shareKey } as never))
    }
    // A busy machine may not have it in time, and says so.
    let report = await ann.invoke('ReadReport', { key })
    while (report.ok && report.isLate) report = await ann.invoke('ReadReport', { key })
    note('a participant asks', 'ReadReport', report)
    for (const path of this.#paths()) {
      const text = await (await fetch(this.#server.url + path)).text()
      // A token, and the name that is drawn for whoever may join.
      const drawn =
        /(?<="antiForgeryToken":"|"field":"name","label":"[^"]*","help":"[^"]*","isRequired":\w+,"value":")[^"]*/g
      note('a visitor asks', path, text.replaceAll(this.#server.url, '').replaceAll(drawn, ''))
    }
  }

  #paths(): string[] {
    const { routeBase } = variantOf(this.#variantId)
    const share = `${routeBase}/share/?participantInvite=${shareKey}`
    const personal = encodeURIComponent(`${routeBase}/participant/?personalKey=${keyOf(ANN)}`)
    const asked = [`Auth/InitSession/true?path=${personal}`, `Event/Join/?path=${encodeURIComponent(share)}`]
    return ['/healthz', share, ...asked.map((path) => `/api/${path}`)]
  }

  async #join(when: string): Promise<void> {
    for (const format of ['plain', 'compact'] as const) {
      const one = await this.#record(`a participant joins ${when}, ${format}`, keyOf(ANN), format)
      const other = await this.#record(`a visitor joins ${when}, ${format}`, shareKey, format)
      for (const { client } of [one, other]) client.close()
    }
  }

  async #keep(secrets: readonly Secret[]): Promise<void> {
    this.#next('somebody keeps a secret')
    for (const { by, cell } of secrets) {
      const keys = by === 'dan' ? { personal: keyOf(DAN) } : { admin: adminKey }
      const client = by === 'dan' ? this.#dan : this.#admin
      const edit = { ...sharedValue(keys, cell(this.#variantId)), timestamp: this.#clock.now }
      expect(await client.invoke('SendSharedValue', edit)).toEqual({ ok: true, applied: true })
    }
    await this.#settled()
  }

  async #settled(): Promise<void> {
    for (const { client } of Object.values(this.#listeners)) await client.settle()
  }

  /** Time goes on, by so much that the allowances of an address are filled up again. */
  #next(what: string): void {
    this.#clock.now += STEP_MS
    for (const recorder of this.#records.values()) recorder.mark(what)
  }

  async #record(name: string, urlKey: string, format: 'plain' | 'compact'): Promise<Recorder> {
    const recorder = new Recorder(await this.#connect(format))
    await recorder.invoke('JoinEventHub2', { urlKey, format })
    await recorder.client.settle()
    this.#records.set(name, recorder)
    return recorder
  }

  async #joined(urlKey: string): Promise<TestClient> {
    const client = await this.#connect('plain')
    expect(await client.invoke('JoinEventHub2', { urlKey })).toMatchObject({ ok: true })
    return client
  }

  async #connect(format: 'plain' | 'compact'): Promise<TestClient> {
    const client = new TestClient(this.#server.url, variantOf(this.#variantId).hubPath, { format })
    this.#clients.push(client)
    return client.connected()
  }
}

/** The first line in which two lives differ for somebody, with what surrounds it. */
function firstDifference(one: Life, other: Life) {
  for (const who of new Set([...one.told.keys(), ...other.told.keys()])) {
    const [mine, theirs] = [one.told.get(who) ?? [], other.told.get(who) ?? []]
    for (let at = 0; at < Math.max(mine.length, theirs.length); at += 1) {
      const [line = '', expected = ''] = [mine[at], theirs[at]]
      if (line === expected) continue
      let same = 0
      while (line[same] === expected[same]) same += 1
      const around = (text: string) => text.slice(Math.max(0, same - 200), same + 200)
      const before = mine.slice(Math.max(0, at - 3), at).map((text) => text.slice(0, 200))
      return { who, before, lines: [line, expected].map(around) }
    }
  }
  return undefined
}

/** Variants that plan alike: what is told of a run differs in nothing else. */
const ALIKE = Map.groupBy(VARIANTS, (variant) =>
  [can(variant, 'pairs'), can(variant, 'mutualOnly'), variant.slots].join(),
)

/**
 * In the gate the last one of the variants that plan alike, which has an option of its own for the matrix; of
 * plans in the hours of a week the matrix is hidden. In a soak every variant lives with it shown and hidden.
 */
const LIVES = ONE_BY_ONE
  ? VARIANTS.flatMap(({ id }) => [false, true].map((isMatrixHidden) => [id, isMatrixHidden] as const))
  : [...ALIKE.values()]
      .flatMap((alike) => alike.slice(-1))
      .map(({ id, slots }) => [id, slots === 'weekHours'] as const)

test.concurrent.each(LIVES)(
  'PRIV-3, PRIV-14, PRIV-24: whatever is private, a participant and a visitor are told the same bytes of a run, ready plans and scenarios (%s, matrix hidden: %s)',
  { timeout: howMany({ gate: 300_000, soak: 1_800_000 }) },
  async (id, isMatrixHidden) => {
    const secrets = Object.entries(SECRETS).filter(([, { isFor }]) => isFor?.(id, isMatrixHidden) ?? true)
    const plain = await PairedLife.lived(id, isMatrixHidden, [])
    const courses = ONE_BY_ONE
      ? secrets.map(([name, secret]) => [name, [secret]] as const)
      : [[secrets.map(([name]) => name).join(), secrets.map(([, secret]) => secret)] as const]
    for (const [name, kept] of courses) {
      const life = await PairedLife.lived(id, isMatrixHidden, kept)
      expect([name, firstDifference(life, plain)]).toEqual([name, undefined])
      // There was something to tell. Of pairs the best plan may be proven at once.
      expect(life.numSamples).toBeGreaterThanOrEqual(isOfPairs(id) ? 0 : 2)
      expect(life.numScenarios).toBe(1)
    }
    const all = [...plain.told.values()].flat().join()
    const content = isOfPairs(id)
      ? ['"kind":"meetings"', '"reasons":[{', 'ReadPlanReport: {"ok":true,"report":{"endedAt":']
      : ['"kind":"groups"', '"better":[{', ...(isMatrixHidden ? [] : ['"satisfactionPercent":'])]
    expect(content.filter((text) => !all.includes(text))).toEqual([])
  },
)

test('PRIV-14, PRIV-24: a run that fails because of a "No" ends for others as one that makes a draft, byte for byte', async () => {
  const told = async (isNo: boolean) => {
    const clock = { now: Date.parse('2026-03-02T09:00:00Z') }
    let serial = 0
    const newId = () => `id${String(++serial).padStart(10, '0')}`
    const ids = { newId, newKey: () => `key${String(++serial).padStart(21, '0')}` }
    const searches = { startSolver: searchOfTest() }
    const server = await testServer({}, { now: () => clock.now, ids, searches })
    const settings = {
      'parameters|ui|reviewPlansBeforeShowing': true,
      'parameters|groups|minGroupSize': 2,
    }
    const fields = { settings, numSessions: 1, considerContactPreferences: true }
    const event = await registerTestEvent(server.url, 'planner', fields)
    const [ann, bob] = [await event.register('Ann', { newTopic: 'Tea' }), await event.register('Bob')]
    const cid = await event.register('Cid')
    const listener = new Recorder(await event.join(cid.key))
    const values = [
      ['preferences', 'Yes'],
      ['contactPreferences', isNo ? 'No' : ''],
    ] as const
    for (const [tableName, value] of values) {
      const cell = { tableName, userId: bob.id, topicId: ann.id, value }
      await bob.client.invoke('SendSharedValue', {
        ...sharedValue({ personal: bob.key }, cell),
        timestamp: clock.now,
      })
    }
    await listener.client.settle()
    await event.admin.invoke('PlanEvent', { adminKey: event.adminKey })
    const end = await event.admin.next('ReceivePlan')
    await listener.client.next('ReceivePlan')
    await listener.client.settle()
    event.close()
    await server.remove()
    return { reason: 'error' in end ? end.error : '', packets: listener.textOf(server.url) }
  }
  const [draft, failed] = [await told(false), await told(true)]
  expect([draft.reason, failed.reason]).toEqual(['', 'emptyPlan'])
  expect(failed.packets).toEqual(draft.packets)
})
