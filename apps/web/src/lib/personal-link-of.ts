import type { PersonRecord } from '@planner/domain'

/** The personal link of somebody, as organisers have it with their record; '' where it has not arrived. */
export function personalLinkOf(person: PersonRecord): string {
  return 'personalLink' in person && typeof person.personalLink === 'string' ? person.personalLink : ''
}
