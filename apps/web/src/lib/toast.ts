import { t } from './i18n/i18n.ts'

const SAVED_MS = 1250

type Toast = {
  id?: string
  message: React.ReactNode
  autoClose?: number | false
  withCloseButton?: boolean
  style?: React.CSSProperties
  position?: 'top-right'
  'aria-live'?: 'polite'
}

/** Shows a short message at the bottom of the page. The library is loaded with the first toast, since none is shown initially. */
export async function showToast(toast: Toast): Promise<void> {
  const { notifications } = await load()
  notifications.show({ closeButtonProps: { 'aria-label': t('app.close') }, ...toast })
}

export async function hideToast(id: string): Promise<void> {
  const { notifications } = await load()
  notifications.hide(id)
}

/** As wide as its word, at the edge: nobody who goes from one choice to the next has it in between. */
const SAVED_STYLE = { pointerEvents: 'none', width: 'fit-content', marginInlineStart: 'auto' } as const

/** LIVE-10, BROWSER-4: shows for 1.25 s after a value is saved. What it covers can be used meanwhile, and what is being read goes on. */
export function showSaved(message: string): void {
  void showToast({
    ...{ id: 'saved', message, autoClose: SAVED_MS, withCloseButton: false },
    ...{ position: 'top-right', style: SAVED_STYLE, 'aria-live': 'polite' },
  })
}

let listener: (() => void) | undefined
let isLoaded = false

/** For `useSyncExternalStore`: whether the container must be rendered. */
export const toastStore = {
  subscribe(callback: () => void): () => void {
    listener = callback
    return () => {
      listener = undefined
    }
  },
  getSnapshot: (): boolean => isLoaded,
}

async function load() {
  const library = await import('@mantine/notifications')
  isLoaded = true
  listener?.()
  return library
}
