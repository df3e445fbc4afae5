import { Button, type ButtonProps, type ElementProps, Loader } from '@mantine/core'

type BusyButtonProps = ButtonProps &
  ElementProps<'button', keyof ButtonProps> & {
    /** What it has started is under way: it says so, ignores presses and keeps the focus. */
    isBusy: boolean
  }

/** The library's `loading` would disable the button, and a keyboard user would lose their place. BROWSER-6 */
export function BusyButton({ isBusy, children, mod, ...props }: BusyButtonProps) {
  // A form is not sent a second time either, by Enter in a field.
  const busy = { 'aria-busy': true, 'aria-disabled': true, onClick: (event: Press) => event.preventDefault() }
  return (
    <Button {...props} mod={[mod ?? {}, { busy: isBusy }]} {...(isBusy && busy)}>
      {children}
      {isBusy && <Loader size={18} color="var(--button-color)" aria-hidden />}
    </Button>
  )
}

type Press = { preventDefault: () => void }
