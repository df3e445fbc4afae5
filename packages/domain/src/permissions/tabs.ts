import type { EventState } from '../cells/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import { settingValue } from '../entities/setting-values.ts'
import type { Environment, TabId } from '../variants/description.ts'
import { can, type VariantDescription, variantOf } from '../variants/registry.ts'
import { isWaitingViewer } from './reading.ts'
import { isAdmin, type Viewer } from './viewer.ts'

type TabRule = (
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  environment: Environment,
) => boolean

const debugOnly: TabRule = (_variant, _state, _viewer, environment) => environment === 'debug'

const rules: Record<TabId, TabRule> = {
  eventData: (variant, state, viewer) =>
    !can(variant, 'eventDataForAdminsOnly') || isAdmin(viewer) || !state.event.isRegistered,
  userData: () => true,
  userChoices: () => true,
  schedule: (variant, state, viewer) =>
    isAdmin(viewer) || settingValue(variant, state.settings, 'parameters|ui|showScheduleTabToUsers'),
  settings: (_variant, _state, viewer) => isAdmin(viewer),
  userSimilarity: debugOnly,
  help: debugOnly,
  about: debugOnly,
  // Without a key the page is that of a new event.
  feedback: (variant, state, viewer, environment) =>
    debugOnly(variant, state, viewer, environment) &&
    (!can(variant, 'feedbackWithKeyOnly') || state.event.isRegistered),
}

/** The tabs a viewer is shown, in the variant's display order whoever they are; TAB-2, TAB-7, TAB-15. */
export function visibleTabs(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  environment: Environment,
): TabId[] {
  const order = variant.tabDisplayOrder ?? variant.tabs
  return order.filter((tab) => rules[tab](variant, state, viewer, environment))
}

/** The 1-based number of the `tab` query parameter; TAB-1. */
export function tabNumber(variant: VariantDescription, tab: TabId): number {
  return variant.tabs.indexOf(tab) + 1
}

export function tabByNumber(variant: VariantDescription, number: number): TabId | undefined {
  return variant.tabs[number - 1]
}

/** Why a visible tab cannot be opened yet; each has a message. */
export type TabRefusal = 'eventNotRegistered' | 'userNotRegistered' | 'notApproved' | 'topicOnly'

/** Undefined when the tab can be opened; TAB-5. An admin without a person of their own may open all. */
export function tabRefusal(state: EventState, viewer: Viewer, tab: TabId): TabRefusal | undefined {
  if (tab === 'eventData' || tab === 'help' || tab === 'about' || tab === 'feedback') return undefined
  if (!state.event.isRegistered) return 'eventNotRegistered'
  if (tab === 'userData' || isAdmin(viewer)) return undefined
  if (viewer.role === 'visitor') return 'userNotRegistered'
  if (tab === 'schedule' && isWaitingViewer(state, viewer)) return 'notApproved'
  return tab === 'userChoices' && isTopicEntry(state, viewer.personId) ? 'topicOnly' : undefined
}

/** Registered without an author, or named like their topic where people come for topics; TAB-6. */
function isTopicEntry(state: EventState, personId: PersonId | null): boolean {
  const person = personId === null ? undefined : state.persons.get(personId)
  if (!person) return false
  const variant = variantOf(state.event.variant)
  const isNamedAlike = state.topics.get(person.id)?.name === person.name
  const meansTopic = variant.slots === 'sessions' && !can(variant, 'pairs')
  return person.registerTopicWithoutAuthor || (isNamedAlike && meansTopic)
}

/** The initial tab of a viewer, who sees a plan or not; ROUTE-6. */
export function defaultTab(
  variant: VariantDescription,
  viewer: Viewer,
  isRegistered: boolean,
  hasPlan: boolean,
): TabId {
  const wanted: TabId =
    !isRegistered || (viewer.role === 'admin' && viewer.personId === null)
      ? 'eventData'
      : viewer.role === 'visitor'
        ? 'userData'
        : viewer.role === 'participant' && hasPlan
          ? 'schedule'
          : 'userChoices'
  return variant.tabs.includes(wanted) ? wanted : 'userData'
}
