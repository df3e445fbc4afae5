export type ScheduleView = 'mine' | 'week' | 'cards' | 'list' | 'tables'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const STORED_VIEW = 'planner.scheduleView'
const VIEWS: readonly string[] = ['mine', 'week', 'cards', 'list', 'tables'] satisfies ScheduleView[]

export function keepScheduleView(storage: Storage, view: ScheduleView): void {
  try {
    storage.setItem(STORED_VIEW, view)
  } catch {
    // Storage is full or blocked: the view stays for as long as the page does.
  }
}

export function keptScheduleView(storage: Storage): ScheduleView | undefined {
  try {
    const view = storage.getItem(STORED_VIEW)
    return view !== null && VIEWS.includes(view) ? (view as ScheduleView) : undefined
  } catch {
    return undefined
  }
}
