import {
  activeTopics,
  can,
  type EventState,
  eventProgress,
  MIN_PEOPLE,
  scheduleLayout,
  type TabId,
  type VariantDescription,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'

export type PlanPrerequisite = {
  message: MessageKey
  values: Record<string, number>
  isMet: boolean
  /** The tab where it can be entered. */
  tab: TabId
}

/** The data a useful plan needs, and how complete it is in an event. */
export function planPrerequisites(
  variant: VariantDescription,
  state: EventState,
  hidesTopics: boolean,
): PlanPrerequisite[] {
  const choicesTab: TabId = variant.tabs.includes('userChoices') ? 'userChoices' : 'userData'
  const progress = eventProgress(state)
  const all = progress.numPeople
  const isPairs = can(variant, 'pairs')
  const hasWeek = scheduleLayout(variant, state) === 'weeks'
  const needs: PlanPrerequisite[] = [
    { message: 'schedule.empty.event', values: {}, isMet: state.event.isRegistered, tab: 'eventData' },
    {
      message: 'schedule.empty.people',
      values: { number: all },
      isMet: all >= MIN_PEOPLE,
      tab: 'eventData',
    },
  ]
  if (!isPairs && !hidesTopics) {
    const number = activeTopics(state).length
    needs.push({ message: 'schedule.empty.topics', values: { number }, isMet: number > 0, tab: 'userData' })
  }
  if (!hidesTopics) {
    const number = progress.numPeopleWithPreferences
    needs.push({
      message: 'schedule.empty.wishes',
      values: { number, all },
      isMet: all > 0 && number === all,
      tab: choicesTab,
    })
  }
  if (hasWeek) {
    const number = progress.numPeopleWithHours
    const isMet = all > 0 && number === all
    needs.push({ message: 'schedule.empty.hours', values: { number, all }, isMet, tab: choicesTab })
  }
  return needs
}
