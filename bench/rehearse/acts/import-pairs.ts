import { type Finding, type HubData, pairKey, valueIn } from '../checker/hub-data.ts'
import { judgePairs } from '../checker/judge-pairs.ts'
import type { Findings } from '../findings.ts'
import { Organiser } from '../hub/organiser.ts'
import { PLAN_MS, type Rehearsal } from '../rehearsal.ts'
import { checkTable, closeImport, commitTable, openImport } from '../screen/import-dialog.ts'
import { openGuest, openOrganiser, pressPlan, waitForPlan } from '../screen/organiser-page.ts'
import { compareAllMeetings } from '../screen/shown-meetings.ts'
import { type WatchedPage, WORDS } from '../screen/watched-page.ts'

const NAMES = 'Ann Ilves,Bo Karu,Cleo Rebane,Dan Hunt,Eve Jänes,Fay Orav,Gus Põder,Hal Siil'.split(',')

/** By person: what their row says about whom. Hal has no column, and can be chosen all the same. */
const ROWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Ann Ilves': { 'Bo Karu': 'Yes past', 'Cleo Rebane': 'Yes', 'Dan Hunt': 'Yes' },
  'Bo Karu': { 'Ann Ilves': 'Yes', 'Cleo Rebane': 'Yes committed' },
  'Cleo Rebane': { 'Ann Ilves': 'Yes', 'Dan Hunt': '7' },
  'Dan Hunt': { 'Ann Ilves': 'Yes', 'Cleo Rebane': 'Yes', 'Eve Jänes': 'Yes reserved' },
  'Eve Jänes': { 'Dan Hunt': 'Yes', 'Fay Orav': 'Yes' },
  'Fay Orav': { 'Eve Jänes': 'Yes', 'Gus Põder': 'Yes' },
  'Gus Põder': { 'Fay Orav': 'Yes' },
  'Hal Siil': { 'Ann Ilves': 'Yes' },
}

/** The meetings that the table brings along, and who had asked for them (IMPORT-11). */
const MEETINGS = [
  { people: ['Ann Ilves', 'Bo Karu'], state: 'past', asked: ['Ann Ilves', 'Bo Karu'] },
  { people: ['Bo Karu', 'Cleo Rebane'], state: 'committed', asked: ['Bo Karu'] },
  { people: ['Dan Hunt', 'Eve Jänes'], state: 'reserved', asked: ['Dan Hunt', 'Eve Jänes'] },
]

const mailOf = (name: string) => `${name.split(' ')[0]?.toLowerCase()}@example.org`
const requestsOf = (name: string) => (NAMES.indexOf(name) % 3) + 2

function tableText(): string {
  const columns = NAMES.slice(0, -1)
  const rows = NAMES.map((name) => [
    name,
    mailOf(name),
    String(requestsOf(name)),
    ...columns.map((column) => ROWS[name]?.[column] ?? ''),
  ])
  return [['Name', 'E-mail', 'Meetings per week', ...columns], ...rows].map((row) => row.join(',')).join('\n')
}

/** Imports a table of names by names, first with mistakes; a plan goes on from its history. */
export async function rehearseImport({ url, variant, browser, folder, findings }: Rehearsal): Promise<void> {
  if (browser === null) return
  const organiser = await Organiser.register(url, variant.hubPath, {
    name: 'Rehearsal of an import',
    numSessions: 1,
    considerContactPreferences: true,
    settings: variant.settings,
  })
  const phone = await openGuest(browser, organiser.adminLink, folder, { name: 'import phone' })
  const wide = await openOrganiser(browser, organiser.adminLink, folder, { name: 'import' })
  const mistaken = tableText()
    .replace(',Cleo Rebane,', ',Cloe Rebane,')
    .replace(mailOf('Bo Karu'), 'bo at nowhere')
  const found: Finding[] = []
  for (const screen of [phone, wide]) found.push(...(await tryMistakes(screen, mistaken)))
  const { persons, topics, meetings = [] } = await organiser.data()
  if (persons.length + topics.length + meetings.length > 0)
    found.push({ rule: 'import', text: 'A table with mistakes has changed the event' })
  await closeImport(phone)
  await phone.close()
  await openImport(wide)
  found.push(...(await commitTable(wide, tableText())))
  const data = await organiser.data()
  findings.add('an import', `${NAMES.length} people, ${MEETINGS.length} meetings of a history`, [
    ...found,
    ...wrongPeople(data),
    ...wrongMeetings(data),
    ...(await compareAllMeetings(wide, data)),
    ...wide.takeProblems(),
  ])
  await planAfterImport(organiser, wide, findings)
  await wide.close()
  organiser.hub.close()
}

async function tryMistakes(screen: WatchedPage, table: string): Promise<Finding[]> {
  await openImport(screen)
  await screen.look('import')
  const told = await checkTable(screen, table)
  await screen.look('import with mistakes')
  const words = [
    WORDS.text('import.problem.nearest', { name: 'Cleo Rebane' }),
    WORDS.text('import.problem.invalidEmail'),
  ]
  const missing = words.filter((text) => !told.text.includes(text))
  await closeImport(screen)
  return [
    ...missing.map((text) => ({ rule: 'import', text: `${screen.name}: “${text}” is not said` })),
    ...(told.canCommit
      ? [{ rule: 'import', text: `${screen.name}: a table with mistakes can be imported` }]
      : []),
    ...screen.takeProblems(),
  ]
}

/** What the plan after an import may do follows from the history that came along. */
async function planAfterImport(organiser: Organiser, wide: WatchedPage, findings: Findings): Promise<void> {
  const before = await organiser.data()
  const planned = organiser.hub.next('ReceivePlan', PLAN_MS)
  await pressPlan(wide, 'schedule.generate')
  const { error } = await planned
  await waitForPlan(wide)
  const after = await organiser.data()
  const { text, findings: broken } = await judgePairs(before, after)
  await wide.openTab('schedule')
  await wide.look('a plan after the import')
  findings.add('the plan after an import', text, [
    ...(error ? [{ rule: 'plan', text: String(error) }] : []),
    ...broken,
    ...(await compareAllMeetings(wide, after)),
    ...wide.takeProblems(),
  ])
}

function wrongPeople({ persons }: HubData): Finding[] {
  const ids = new Map(persons.map(({ name, id }) => [name, id]))
  const findings: string[] = []
  if (persons.length !== NAMES.length) findings.push(`${persons.length} people of ${NAMES.length}`)
  for (const { name, email, numMeetingRequests, preferences, contactPreferences } of persons) {
    if (email !== mailOf(name)) findings.push(`${name} has the address “${email}”`)
    if (numMeetingRequests !== requestsOf(name))
      findings.push(`${name} asks for ${numMeetingRequests} meetings`)
    for (const other of NAMES) {
      const cell = ROWS[name]?.[other] ?? ''
      const told = String(valueIn(preferences, ids.get(other) ?? ''))
      const isInMeeting = MEETINGS.some(({ people }) => people.includes(name) && people.includes(other))
      if (!isInMeeting && name !== other && told.startsWith('Yes') !== (cell !== ''))
        findings.push(`${name} about ${other}: “${told}” for “${cell}”`)
      const rating = String(valueIn(contactPreferences, ids.get(other) ?? ''))
      if (rating !== (/^\d+$/.test(cell) ? cell : '')) findings.push(`${name} rates ${other} “${rating}”`)
    }
  }
  return findings.map((text) => ({ rule: 'import', text }))
}

function wrongMeetings({ persons, meetings = [] }: HubData): Finding[] {
  const ids = new Map(persons.map(({ name, id }) => [name, id]))
  const idOf = (name = '') => ids.get(name) ?? name
  const text = (state: string, asked: readonly string[]) => `${state}, asked for by ${[...asked].sort()}`
  const told = new Map(
    meetings.map(({ personIds, state, wishedBy = [] }) => [pairKey(...personIds), text(state, wishedBy)]),
  )
  const findings = MEETINGS.flatMap(({ people: [a, b], state, asked }) => {
    const expected = text(state, asked.map(idOf))
    const said = told.get(pairKey(idOf(a), idOf(b))) ?? 'nothing'
    return said === expected ? [] : [`${a} and ${b}: ${said}, not ${expected}`]
  })
  if (meetings.length !== MEETINGS.length) findings.push(`${meetings.length} meetings of ${MEETINGS.length}`)
  return findings.map((each) => ({ rule: 'import', text: each }))
}
