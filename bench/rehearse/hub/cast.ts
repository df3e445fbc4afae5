import { wrapped } from '../checker/group-plan.ts'
import { offsetHours } from '../checker/wall-time.ts'
import type { RehearsedVariant } from '../variants.ts'
import type { Actor, Form } from './actor.ts'
import type { Company, Crowd } from './crowd.ts'
import { everyDay } from './drawn-people.ts'
import type { Organiser } from './organiser.ts'
import { wish } from './wishes.ts'

/**
 * People who stand in each other's way, so that whatever rule the planner forgets it has a reason to break it
 * with them. There are four blocks of time: sessions, or pairs of them where groups take two, or evenings of
 * a week. Bread, Late and Song can meet in block 1 alone, where two groups fit. More people want Bread than
 * fit into it. The organiser keeps Tea in block 3, where few can come, and keeps Lea and Eve in Bread: Lea
 * would rather be in Late, and Dan, who refuses Eve, would suit others better. Nobody but Gus wants Solitude.
 * Who wants Chess cannot come when Kai can. Where people have zones, Fay wants Song in the morning only, so
 * that Late meets in its stead. Nora and Otto come after the plan. `asks` and `meets` are for meetings of
 * two.
 */
const CAST = `
name | comes   | wants | brings   | loves | likes                | speaks | rates          | asks         | meets
Ada  | 1       | 1     | Bread    |       |                      |        |                | Bo           | 1
Bo   | 0 1 2   | 2     |          | Bread | Tea                  | et     | Cleo=10 Dan=10 | Ada Cleo Dan | 2
Cleo | 0 1 2   | 2     |          | Bread | Tea Late             | de     | Bo=10          | Ada Bo Fay   | 3
Dan  | 0 1 2   | 2     |          | Bread | Tea                  |        | Eve=No         | Ada Bo Eve   | 3
Eve  | 0 1 2   | 2     |          | Bread | Tea                  |        | Dan=10         | Ada Dan Gus  | 3
Fay  | 1       | 1     | Song     |       |                      |        |                | Cleo Gus     | 2
Gus  | 0 1 2   | 2     | Solitude | Chess | Song                 |        |                | Eve Hal      | 2
Hal  | 1       | 1     | Late     |       |                      |        |                | Ida Kai      | 2
Ida  | 0 1 2 3 | 1     |          | Late  | Bread Song Tea Chess |        |                | Hal Kai Lea  | 3
Kai  | 3       | 1     | Chess    |       |                      |        |                | Hal Ida Max  | 1
Lea  | 0 1 2   | 2     |          | Late  | Bread Chess          |        |                | Ida Max      | 3
Max  | 0 1 2 3 | 3     | Tea      |       | Bread                |        |                | Kai Lea      | 3
Nora | 2 3     | 1     |          | Tea   | Bread                |        |                | Cleo Dan     | 3
Otto | 1       | 1     |          |       | Song Late            |        |                | Gus Nora     | 2`
type Role = Record<
  'name' | 'comes' | 'wants' | 'brings' | 'loves' | 'likes' | 'speaks' | 'rates' | 'asks' | 'meets',
  string[]
>

const [COLUMNS = [], ...ROWS] = CAST.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim().split(' ').filter(Boolean)))
const ROLES = ROWS.map(
  (cells) => Object.fromEntries(COLUMNS.map(([column], index) => [column, cells[index] ?? []])) as Role,
)
const MORNINGS = everyDay(['06:00', '08:00'], ['08:00', '09:00'], ['09:00', '00:00'])
const LATE = 2
/** The organiser keeps them in Bread. */
const PINNED = ['Eve', 'Lea']
/** The later parts of a rehearsal need them. */
const STAYING = ['Ada', 'Bo', 'Dan', 'Max', ...PINNED]

/** Tuesday evening is the first block of a week. */
const hourOfBlock = (block: number) => (block + 1) * 24 + 18

type Cast = Crowd & {
  people: number
  eventFields: Record<string, unknown>
  settings: Record<string, string | number | boolean>
  prepare: (organiser: Organiser, actors: readonly Actor[]) => Promise<void>
}

export function castOf(variant: RehearsedVariant): Cast {
  const isPairs = variant.kind === 'pairs'
  return {
    people: ROLES.length - LATE,
    stay: STAYING,
    eventFields: {
      ...(variant.limitsCast && { limitAllUsersToOneGroupOnly: true }),
      // More people want Bread than fit into the hall.
      ...(variant.times === 'sessions' && { groupRooms: 'Nook; 2\nHall; 4' }),
    },
    settings: isPairs
      ? {}
      : {
          'parameters|groups|maxParallelSessions': 2,
          'parameters|groups|solverTimeLimit': 120,
          'parameters|rules|randomiseAssignments': false,
        },
    form: (index) => formOf(variant, index),
    async say(actor, index, company) {
      const role = roleOf(index)
      if (isPairs) {
        const known = company.actors.filter(({ name }) => role.asks.includes(name))
        for (const { id } of known) await wish(actor, company.book, id)
      } else {
        await sayTimes(actor, index, variant)
        await sayTopics(actor, role, company, variant)
      }
      for (const [name = '', value = ''] of role.rates.map((rate) => rate.split('=')))
        await actor.wantsToMeet(company.actors.find((other) => other.name === name)?.id ?? '', value)
    },
    prepare: async (organiser, actors) => {
      if (!isPairs) await pinTeaAndTwo(organiser, actors, variant)
    },
  }
}

function roleOf(index: number): Role {
  const role = ROLES[index]
  if (!role) throw new Error(`The cast has ${ROLES.length} people, and none with number ${index}.`)
  return role
}

function formOf(variant: RehearsedVariant, index: number): Form {
  const { name, wants, brings, speaks, meets } = roleOf(index)
  const zone = zoneOf(variant, index)
  return {
    name: name.join(),
    ...(variant.asksForEmail && { email: `person.${index + 1}@example.org` }),
    ...(zone !== '' && { timeZone: zone }),
    ...(variant.kind === 'pairs'
      ? { newNumMeetingRequests: Number(meets) }
      : {
          languages: speaks,
          numUserSessions: variant.limitsCast ? null : Number(wants) * variant.sessionsOfGroup,
          topics: brings.map((topic) => ({
            name: topic,
            topicGroupOnEveryWeek: topic !== 'Song',
            sessionDurationInHours: topic === 'Song' ? 1 : null,
            ...(zone !== '' && topic === 'Song' && { topicGroupTimeRange: MORNINGS }),
          })),
        }),
  }
}

function zoneOf({ zones }: RehearsedVariant, index: number): string {
  return zones[index % zones.length] ?? ''
}

async function sayTimes(actor: Actor, index: number, variant: RehearsedVariant): Promise<void> {
  const { brings, ...role } = roleOf(index)
  const comes = role.comes.map(Number)
  if (variant.times === 'sessions') {
    const long = variant.sessionsOfGroup
    const sessions = comes.flatMap((block) =>
      Array.from({ length: long }, (_, each) => block * long + each + 1),
    )
    // Where groups take two sessions, there is a break between the two of Late's host.
    const open = brings.includes('Late') && long > 1 ? [2, 3] : sessions
    for (let session = 1; session <= 4 * long; session += 1)
      if (!open.includes(session)) await actor.missesSession(session)
    return
  }
  const { timeZone, firstMonday } = variant.eventFields as { timeZone: string; firstMonday: string }
  const noon = Date.parse(`${firstMonday}T12:00:00Z`)
  const zone = zoneOf(variant, index)
  const ahead = zone === '' ? 0 : offsetHours(zone, noon) - offsetHours(timeZone, noon)
  for (const hour of comes.flatMap((block) => [hourOfBlock(block), hourOfBlock(block) + 1])) {
    const own = wrapped(hour + ahead)
    const day = Math.floor(own / 24) + 1
    const value = variant.hourValues[index % variant.hourValues.length] ?? true
    await actor.comes([day, day], [own % 24, (own % 24) + 1], value)
  }
}

async function sayTopics(
  actor: Actor,
  { likes, loves }: Role,
  { topics }: Company,
  { choices }: RehearsedVariant,
): Promise<void> {
  for (const { id, name } of topics) {
    if (likes.includes(name)) await actor.choose(id, choices[0] ?? '')
    if (loves.includes(name)) await actor.choose(id, choices.at(-1) ?? '')
  }
}

/** Tea is kept in the last block, and two people in Bread. */
async function pinTeaAndTwo(
  organiser: Organiser,
  actors: readonly Actor[],
  variant: RehearsedVariant,
): Promise<void> {
  const { topics, event } = await organiser.data()
  const idOf = (name: string) => topics.find((topic) => topic.name === name)?.id ?? ''
  const isWeekly = variant.times === 'hours'
  const start = isWeekly ? hourOfBlock(3) : 3 * variant.sessionsOfGroup
  for (let week = 1; week <= (isWeekly ? event.numEnabledSessions : 1); week += 1) {
    const tea = { topicId: idOf('Tea'), topicGroupIndex: 0, ...(isWeekly && { sessionId: week }) }
    await organiser.set({ tableName: 'weekDayHourAssignments', ...tea, value: start })
    await organiser.set({ tableName: 'fixedTopics', ...tea, value: true })
  }
  for (const { id: userId } of actors.filter(({ name }) => PINNED.includes(name)))
    await organiser.set({
      tableName: 'pins',
      userId,
      topicId: idOf('Bread'),
      topicGroupIndex: 0,
      value: true,
    })
}
