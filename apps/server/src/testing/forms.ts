import type { InvocationInput } from '@planner/protocol'

type EventForm = InvocationInput<'RegisterEvent'>['event']
type UserForm = InvocationInput<'RegisterUser'>['user']

export function eventForm(changes: Partial<EventForm> = {}): EventForm {
  return { name: 'Spring unconference', ...changes }
}

export function userForm(name: string, changes: Partial<UserForm> = {}): UserForm {
  const email = `${name.toLowerCase().replace(/[^a-z]/g, '') || 'somebody'}@example.org`
  return { name, email, timeZone: 'UTC', ...changes }
}
