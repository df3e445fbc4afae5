import type { TabId } from '@planner/domain'
import { type ComponentType, lazy } from 'react'

/** Every tab is a feature of its own, loaded when it is opened. */
export const TAB_CONTENTS = {
  eventData: lazy(async () => ({
    default: (await import('../features/event-data/event-data-tab.tsx')).EventDataTab,
  })),
  userData: lazy(async () => ({
    default: (await import('../features/user-data/user-data-tab.tsx')).UserDataTab,
  })),
  userChoices: lazy(async () => ({
    default: (await import('../features/user-choices/user-choices-tab.tsx')).UserChoicesTab,
  })),
  schedule: lazy(async () => ({
    default: (await import('../features/schedule/schedule-tab.tsx')).ScheduleTab,
  })),
  settings: lazy(async () => ({
    default: (await import('../features/settings/settings-tab.tsx')).SettingsTab,
  })),
  userSimilarity: lazy(async () => ({
    default: (await import('../features/similarity/similarity-tab.tsx')).SimilarityTab,
  })),
  help: lazy(async () => ({ default: (await import('../features/help/help-tab.tsx')).HelpTab })),
  about: lazy(async () => ({ default: (await import('../features/about/about-tab.tsx')).AboutTab })),
  feedback: lazy(async () => ({
    default: (await import('../features/feedback/feedback-tab.tsx')).FeedbackTab,
  })),
} as const satisfies Record<TabId, ComponentType>
