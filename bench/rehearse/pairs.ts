import { comeAndGo } from './acts/come-and-go.ts'
import { failRun } from './acts/failed-run.ts'
import { rehearseImport } from './acts/import-pairs.ts'
import { editOffline } from './acts/offline-edit.ts'
import { draftAndPublish } from './acts/versions.ts'
import { coverageOfMeetings } from './checker/coverage.ts'
import { type HubData, pairKey } from './checker/hub-data.ts'
import { judgePairs } from './checker/judge-pairs.ts'
import { toldOrganiser, toldTooMuch } from './checker/privacy.ts'
import { MeetingLife } from './hub/meeting-life.ts'
import { mustBeRefused, wish } from './hub/wishes.ts'
import { PAIRS } from './plans-of-pairs.ts'
import type { Rehearsal, Stage } from './rehearsal.ts'
import { compareCoverage } from './screen/shown-coverage.ts'
import { closeWeek, confirmOwn } from './screen/shown-meetings.ts'
import { closeStage, compareScreens, makePlan, openScreens, openStage } from './stage.ts'

/**
 * Weeks of meetings of two: a plan, what people do with it, a second plan in the same week, people who come
 * late, drafts and plans that are put back, and the end of the week.
 */
export async function rehearsePairs(rehearsal: Rehearsal): Promise<void> {
  const { processes } = rehearsal
  const stage = await begin(rehearsal)
  const weeks = processes ? 3 : 2
  for (let week = 1; week <= weeks; week += 1) {
    await makePlan(stage, `week ${week}: the plan`)
    if (week === 2) await draftAndPublish(stage)
    await live(stage, `week ${week}: meetings`)
    if (week === 1 && processes && stage.screens) {
      await chooseOffline(stage)
      await failRun(stage, processes)
    }
    if (week === 1) {
      await change(stage)
      await addMeetings(stage)
      await makePlan(stage, `week ${week}: a second plan`, { keeps: true })
    }
    await endWeek(stage, week)
  }
  await lookBack(stage)
  await makePlan(stage, `week ${weeks + 1}: the plan`)
  await closeStage(stage)
  if (processes) await rehearseImport(rehearsal)
}

async function begin(rehearsal: Rehearsal): Promise<Stage> {
  const stage = await openStage(rehearsal, { kind: PAIRS })
  const { organiser, actors, book } = stage
  const asking = organiser.hub.ask('RegisterUser', {
    user: { name: 'Nobody' },
    key: organiser.doors.shareKey,
  })
  stage.screens = await openScreens(stage)
  rehearsal.findings.add('registered', `${actors.length} people`, [
    ...(await mustBeRefused('Registering without an address', asking)),
    ...book.differences(await organiser.data()),
  ])
  return stage
}

/** The guest wishes for somebody while their connection is lost. */
async function chooseOffline(stage: Stage): Promise<void> {
  const { topicId, findings: lost } = await editOffline(stage, 'Yes')
  stage.book.asks(stage.guest.id, topicId, true)
  stage.findings.add('a wish without a connection', 'arrived afterwards', [
    ...lost,
    ...stage.book.differences(await stage.organiser.data()),
  ])
}

/** What people do with their meetings; the guest confirms one on their phone. */
async function live(stage: Stage, name: string): Promise<void> {
  const { organiser, actors, guest, book, screens, chance, findings } = stage
  const hasConfirmed = screens !== null && (await confirmOwn(screens.guest))
  if (hasConfirmed) book.confirmedOne(guest.id, await organiser.data())
  const life = new MeetingLife(organiser, actors, chance, book)
  const refused = await life.pass(guest.id)
  const { confirmed, withdrawn, cancelled } = life.done
  findings.add(
    name,
    `confirmed ${confirmed}${hasConfirmed ? ' and one on the phone' : ''}, withdrawn ${withdrawn}, cancelled ${cancelled}`,
    [
      ...refused,
      ...book.differences(await organiser.data()),
      ...toldOrganiser(await organiser.data()),
      ...(
        await Promise.all(actors.map(async ({ hub, key, id }) => toldTooMuch(await hub.joined(key), id)))
      ).flat(),
    ],
  )
  await compareScreens(stage, name)
}

/** In the middle of a week people come and go, and those who come late are wished for too. */
async function change(stage: Stage): Promise<void> {
  const { book, chance, findings } = stage
  const { archived, erased, late, text, findings: wrong } = await comeAndGo(stage, 2)
  book.archived(archived.id)
  book.erased(erased.id)
  for (const actor of late) {
    const others = stage.actors.filter(({ id }) => id !== actor.id)
    for (const other of chance.some(others, 6)) {
      await wish(actor, book, other.id)
      await wish(other, book, actor.id)
    }
  }
  const data = await stage.organiser.data()
  findings.add('come and go', text, [...wrong, ...book.differences(data)])
}

/** PLAN-36: people get meetings that they lack; every meeting stays, and no possible one is left out. */
async function addMeetings(stage: Stage): Promise<void> {
  const { organiser, findings, book } = stage
  const before = await organiser.data()
  const { places } = await organiser.call('PlaceLatePeople')
  const after = await organiser.data()
  const { findings: broken } = await judgePairs(before, after, { adds: true })
  book.planned(after)
  const added = (places?.meetings ?? []).length
  const known = new Set(PAIRS.content(before).keys())
  const found = [...PAIRS.content(after).keys()].filter((key) => !known.has(key)).length
  findings.add('late people get meetings', `${added} meetings`, [
    ...broken,
    ...(found === added ? [] : [{ rule: 'late', text: `${found} meetings came, ${added} are told` }]),
    ...book.differences(after),
  ])
  await compareScreens(stage, 'late people get meetings')
}

async function endWeek(stage: Stage, week: number): Promise<void> {
  const { organiser, book, screens, findings } = stage
  const closing = { adminKey: organiser.doors.adminKey, week }
  if (screens) await closeWeek(screens.organiser)
  else await organiser.hub.call('CloseWeek', closing)
  book.weekClosed()
  // A second click closes the same week, not the next one.
  await organiser.hub.ask('CloseWeek', closing)
  findings.add(
    `week ${week} is closed`,
    `${book.inState('past').length} pairs have met`,
    book.differences(await organiser.data()),
  )
  await compareScreens(stage, `week ${week} is closed`)
}

/** Who has met whom by now: every pair once. */
async function lookBack({ organiser, findings, screens, book }: Stage): Promise<void> {
  const data: HubData = await organiser.data()
  const met = (data.meetings ?? []).filter(({ state }) => state === 'past')
  const pairs = new Set(met.map(({ personIds }) => pairKey(...personIds)))
  findings.add('who met whom', `${met.length} pairs`, [
    ...book.differences(data),
    ...(met.length === pairs.size ? [] : [{ rule: 'past', text: 'A pair has met twice' }]),
    ...(screens ? await compareCoverage(screens.organiser, coverageOfMeetings(data), 'pairs') : []),
    ...(screens?.organiser.takeProblems() ?? []),
  ])
}
