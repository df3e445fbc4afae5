import { Suspense, useSyncExternalStore } from 'react'
import { firstComponent } from '../lib/lazy-component.ts'
import { toastStore } from '../lib/toast.ts'

const Notifications = firstComponent(async () => {
  const [library] = await Promise.all([
    import('@mantine/notifications'),
    import('@mantine/notifications/styles.css'),
  ])
  return library.Notifications
})

export function Toasts() {
  const isWanted = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot)
  if (!isWanted) return null
  return (
    <Suspense>
      <Notifications position="bottom-center" limit={2} />
    </Suspense>
  )
}
