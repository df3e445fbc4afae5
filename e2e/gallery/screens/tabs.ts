import { can, type TabId, type VariantDescription } from '@planner/domain'
import type { EventKind, Role, Screen } from '../screen.ts'

type TabScreens = { role: Role; event: EventKind; hides?: readonly TabId[]; only?: readonly TabId[] }

/** Tabs that tell the same to everybody, whatever the event. */
export const CONSTANT_TABS: readonly TabId[] = ['help', 'about', 'feedback']

/** Every tab that people of a role may open in a variant, from the registry; CODE-11. */
export function tabScreens(
  variant: VariantDescription,
  { role, event, hides = [], only = variant.tabs }: TabScreens,
): Screen[] {
  return variant.tabs
    .filter((tab) => only.includes(tab) && !hides.includes(tab) && isOffered(variant, role, tab))
    .map((tab) => ({ name: event === 'planned' ? slug(tab) : `${slug(tab)}-${event}`, role, event, tab }))
}

/** TAB-4, TAB-8. */
function isOffered(variant: VariantDescription, role: Role, tab: TabId): boolean {
  if (role === 'admin') return true
  return tab !== 'settings' && !(tab === 'eventData' && can(variant, 'eventDataForAdminsOnly'))
}

function slug(tab: TabId): string {
  return tab.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
