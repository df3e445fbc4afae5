import { keepChoice, keptChoice } from '../../lib/kept-choice.ts'

export type ScheduleView = 'mine' | 'week' | 'cards' | 'list' | 'tables' | 'report'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const STORED_VIEW = 'planner.scheduleView'
const VIEWS: readonly ScheduleView[] = ['mine', 'week', 'cards', 'list', 'tables', 'report']

export function keepScheduleView(storage: Storage, view: ScheduleView): void {
  keepChoice(storage, STORED_VIEW, view)
}

export function keptScheduleView(storage: Storage): ScheduleView | undefined {
  return keptChoice(storage, STORED_VIEW, VIEWS)
}
