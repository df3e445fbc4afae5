import { reportFault } from './log.ts'

/** Reports errors in scripts that nothing has caught; ERROR-17. Returns a function that stops it. */
export function reportScriptErrors(): () => void {
  const onError = ({ error }: ErrorEvent) => {
    if (error instanceof Error) reportFault('ScriptError', error)
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error) reportFault('ScriptError', reason)
  }
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
