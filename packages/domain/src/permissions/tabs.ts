import type { EventState } from '../entities/event-state.ts'
import { can } from '../variants/registry.ts'
import type { Environment, TabId, VariantDescription } from '../variants/variant.ts'
import { maySeeSchedule } from './reading.ts'
import { isAdmin, type Viewer } from './viewer.ts'

type TabRule = (
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  environment: Environment,
) => boolean

const outsideProduction: TabRule = (_variant, _state, _viewer, environment) => environment === 'debug'

const rules: Record<TabId, TabRule> = {
  eventData: (variant, state, viewer) =>
    !can(variant, 'eventDataForAdminsOnly') || isAdmin(viewer) || !state.event.isRegistered,
  userData: () => true,
  userChoices: () => true,
  schedule: (variant, state, viewer) =>
    viewer.role === 'visitor' ? false : maySeeSchedule(variant, state, viewer),
  settings: (_variant, _state, viewer) => isAdmin(viewer),
  userSimilarity: outsideProduction,
  help: outsideProduction,
  about: outsideProduction,
  feedback: outsideProduction,
}

/** The tabs a viewer is offered, in the variant's display order; spec 2.2 and 2.4. */
export function visibleTabs(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
  environment: Environment,
): TabId[] {
  const order = variant.tabDisplayOrder ?? variant.tabs
  return order.filter((tab) => rules[tab](variant, state, viewer, environment))
}

/** The 1-based number of the `tab` query parameter; spec 2.1. */
export function tabNumber(variant: VariantDescription, tab: TabId): number {
  return variant.tabs.indexOf(tab) + 1
}

export function tabByNumber(variant: VariantDescription, number: number): TabId | undefined {
  return variant.tabs[number - 1]
}
