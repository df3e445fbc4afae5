import { type Finding, peopleWhoCome } from '../checker/hub-data.ts'
import { welcome } from '../hub/crowd.ts'
import type { Stage } from '../rehearsal.ts'

/** Somebody is archived, somebody erases themselves, some come late; who, and what is wrong with it. */
export async function comeAndGo(stage: Stage, count: number) {
  const { organiser, actors, guest, crowd, chance } = stage
  const others = actors.filter(({ id, name }) => id !== guest.id && !crowd.stay?.includes(name))
  const [archived, erased] = chance.some(others, 2)
  if (!archived || !erased) throw new Error('Too few people.')
  const late = await welcome(stage, { from: actors.length, count })
  await organiser.call('ArchiveUser', { userId: archived.id, isArchived: true })
  await erased.hub.call('RemoveUser', { key: erased.key })
  stage.actors = actors.filter((actor) => actor !== archived && actor !== erased)
  const data = await organiser.data()
  const answers = await Promise.all(
    [archived, erased].map((actor) => actor.ask({ tableName: 'preferences', topicId: guest.id, value: '' })),
  )
  return {
    archived,
    erased,
    late,
    text: `archived ${archived.name}, erased ${erased.name}, ${count} late people`,
    findings: [
      ...(JSON.stringify(data).includes(`"${erased.id}"`) ? [wrong(`${erased.name} is still named`)] : []),
      ...(peopleWhoCome(data).some(({ id }) => id === archived.id)
        ? [wrong(`${archived.name} still takes part`)]
        : []),
      ...(answers.some(({ ok }) => ok) ? [wrong('Somebody who is gone could still edit')] : []),
    ],
  }
}

function wrong(text: string): Finding {
  return { rule: 'gone', text }
}
