import { VARIANTS, type VariantId } from '@planner/domain'
import { SEED } from '../../testing/chance.ts'
import type { TestClient } from '../../testing/test-client.ts'
import type { Invoke } from './privacy-meetings.ts'
import type { World } from './privacy-oracle.ts'

/** Full data come in either form, in half of the variants each; other seeds exchange the halves. */
const FORMATS = ['compact', 'plain'] as const

/** A life of each variant, the long ones with more steps: how many, and in which form its full data come. */
export function livesOf(steps: number, long: readonly VariantId[]) {
  return VARIANTS.map(
    ({ id }, index) =>
      [
        id,
        long.includes(id) ? steps : Math.min(steps, 30),
        FORMATS[(index + SEED + 1) % 2] ?? 'plain',
      ] as const,
  )
}

/** What somebody fills in; nobody else has any of it. */
export function formOf(serial: number) {
  return {
    name: `Nym${serial}x`,
    email: `mail${serial}x@secret.example`,
    phone: `+37255${String(serial).padStart(5, '0')}`,
    numUserSessions: 1,
    timeZone: 'UTC',
  }
}

type Organising = {
  admin: TestClient
  /** It is replaced now and then. */
  adminKey: () => string
  world: () => World
  change: (changes: Partial<World>) => void
  register: () => Promise<unknown>
  readsAlong: (id: string) => boolean
  staysWaiting: (id: string) => boolean
  pick: <T>(list: readonly T[]) => T
  isHit: () => boolean
}

/** What an organiser does with people in a life, by its name: those who read along stay. */
export function organisePeople(
  invoke: Invoke,
  { admin, adminKey, world, change, register, readsAlong, staysWaiting, pick, isHit }: Organising,
): Record<string, () => Promise<unknown>> {
  const people = () => [...world().people.values()]
  return {
    'somebody is archived or brought back': async () => {
      const person = pick(people().filter(({ id }) => !readsAlong(id)))
      if (!person) return
      const isArchived = !person.isArchived
      await invoke(admin, 'ArchiveUser', { adminKey: adminKey(), userId: person.id, isArchived })
      change({ people: new Map(world().people).set(person.id, { ...person, isArchived }) })
    },
    'several are archived or brought back': async () => {
      const some = people().filter(({ id }, index) => !readsAlong(id) && index % 2 === 0)
      if (some.length === 0) return
      const isArchived = isHit()
      await invoke(admin, 'ArchiveUsers', {
        adminKey: adminKey(),
        userIds: some.map(({ id }) => id),
        isArchived,
      })
      const changed = some.map((person) => [person.id, { ...person, isArchived }] as const)
      change({ people: new Map([...world().people, ...changed]) })
    },
    'waiting people are approved': async () => {
      const some = people().filter(({ id, isWaiting }) => isWaiting && !staysWaiting(id))
      if (some.length === 0) return
      await invoke(admin, 'ApproveUsers', { adminKey: adminKey(), userIds: some.map(({ id }) => id) })
      const changed = some.map((person) => [person.id, { ...person, isWaiting: false }] as const)
      change({ people: new Map([...world().people, ...changed]) })
    },
    'somebody is erased': async () => {
      while (world().people.size < 5) await register()
      const person = pick(people().filter(({ id }) => !readsAlong(id)))
      if (!person) return
      await invoke(admin, 'RemoveUser', { key: adminKey(), userId: person.id })
      const left = new Map(world().people)
      left.delete(person.id)
      const { id, email, phone, key } = person
      change({ people: left, erased: [...world().erased, `"${id}"`, email, phone, key] })
    },
  }
}
