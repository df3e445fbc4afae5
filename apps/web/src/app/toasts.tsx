import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../components/icon.tsx'
import { useT } from '../lib/i18n/i18n.ts'
import { hideToast, quietPlace, type Toast, toastStore } from '../lib/toast.ts'
import classes from './toasts.module.css'

/** More wait until there is room. */
const MAX_AT_ONCE = 2

/** Short messages over the page; what is saved stands in the bar of the step, or else at the upper edge. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot)
  const loud = toasts.filter(({ isQuiet }) => !isQuiet).slice(0, MAX_AT_ONCE)
  const place = useSyncExternalStore(quietPlace.subscribe, quietPlace.getSnapshot)
  const quiet = toasts
    .filter(({ isQuiet }) => isQuiet)
    .map((toast) => <ShownToast key={toast.id} toast={toast} isPlain={place !== null} />)
  return (
    <>
      {place ? createPortal(quiet, place) : <div className={`${classes.quiet} no-print`}>{quiet}</div>}
      <div className={`${classes.loud} no-print`}>
        {loud.map((toast) => (
          <ShownToast key={toast.id} toast={toast} />
        ))}
      </div>
    </>
  )
}

/** Stays while a pointer is over it or something in it has the focus. */
function ShownToast({ toast, isPlain = false }: { toast: Toast; isPlain?: boolean }) {
  const t = useT()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || toast.autoClose === false) return undefined
    const timer = setTimeout(() => hideToast(toast.id), toast.autoClose)
    return () => clearTimeout(timer)
  }, [toast, isHeld])
  return (
    <div
      className={isPlain ? undefined : classes.toast}
      role="alert"
      aria-live={toast.isQuiet ? 'polite' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={classes.message}>{toast.message}</div>
      {!toast.isQuiet && (
        <button
          type="button"
          className={classes.close}
          aria-label={t('app.close')}
          onClick={() => hideToast(toast.id)}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
