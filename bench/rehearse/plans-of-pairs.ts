import { pairKey } from './checker/hub-data.ts'
import { judgePairs } from './checker/judge-pairs.ts'
import { standing } from './checker/pair-plan.ts'
import { wishesDuringRun } from './hub/wishes.ts'
import type { PlanKind } from './rehearsal.ts'
import { compareAllMeetings, compareOwnMeetings } from './screen/shown-meetings.ts'

export const PAIRS: PlanKind = {
  async judge({ book }, { before, after, keeps }) {
    const { text, findings } = await judgePairs(before, after, { keeps })
    book.planned(after)
    return { text, findings: [...findings, ...book.differences(after)] }
  },
  wanted({ actors, guest, chance, book }, { meetings = [] }) {
    const busy = new Set(meetings.flatMap(({ personIds: [a, b] }) => [`${a} ${b}`, `${b} ${a}`]))
    const others = actors.filter(({ id }) => id !== guest.id)
    const wanted = wishesDuringRun(others, chance, book, busy)
    for (const { actor, topicId } of wanted) book.asks(actor.id, topicId, true)
    return wanted
  },
  shown: async ({ guest }, screens, data) => [
    ...(await compareAllMeetings(screens.organiser, data)),
    ...(await compareOwnMeetings(screens.guest, data, guest.id)),
  ],
  content: (data) =>
    new Map(
      standing(data).map(({ personIds, state, sessionId }) => [
        pairKey(...personIds),
        `${state} in session ${sessionId}`,
      ]),
    ),
}
