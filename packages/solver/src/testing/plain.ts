import type { GroupsProblem, Person, Topic } from '../problem.ts'

/** Somebody who wants one unit in slot 0 and nothing else. */
export function plainPerson(id: string, more: Partial<Person> = {}): Person {
  return { id, available: [0], maybe: [], wants: 1, max: null, languages: [], ...more }
}

/** A topic of one group of one slot at any time, without hosts. */
export function plainTopic(id: string, more: Partial<Topic> = {}): Topic {
  return {
    id,
    hosts: [],
    groups: 1,
    duration: 1,
    repeat: [0],
    starts: null,
    minSize: 1,
    maxSize: 9,
    ...more,
  }
}

/** What simple problems of groups have in common: no breaks, contacts, fixed groups or previous plan. */
export const PLAIN_GROUPS = {
  format: 'plan-problem/1',
  kind: 'groups',
  breaksAfter: [],
  countBy: 'slots',
  contacts: [],
  fixedGroups: [],
  previous: null,
} as const satisfies Partial<GroupsProblem>
