import { Button, type ButtonProps, type ElementProps, Loader } from '@mantine/core'
import { type MouseEvent, useState } from 'react'

type BusyButtonProps = ButtonProps &
  Omit<ElementProps<'button', keyof ButtonProps>, 'onClick'> & {
    /** The button is busy until what it starts has ended. */
    onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
    /** Something else keeps it busy: it says so, ignores presses and keeps the focus. */
    isBusy?: boolean
  }

/** The library's `loading` would disable the button, and a keyboard user would lose their place. BROWSER-6 */
export function BusyButton({ isBusy = false, onClick, children, mod, ...props }: BusyButtonProps) {
  const [isRunning, setRunning] = useState(false)
  const isWaiting = isBusy || isRunning
  const press = async (event: MouseEvent<HTMLButtonElement>) => {
    // A form is not sent a second time either, by Enter in a field.
    if (isWaiting) return event.preventDefault()
    const started = onClick?.(event)
    if (!(started instanceof Promise)) return
    setRunning(true)
    await started.finally(() => setRunning(false))
  }
  return (
    <Button
      {...props}
      mod={[mod ?? {}, { busy: isWaiting }]}
      {...(isWaiting && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={press}
    >
      {children}
      {isWaiting && <Loader size={18} color="var(--button-color)" aria-hidden />}
    </Button>
  )
}
