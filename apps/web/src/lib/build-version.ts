/**
 * The version of the running page: the name of its entry script, which the hub compares with the build it
 * serves (WIRE-5 `frontendVersion`). '' under the development server, which has no build.
 */
export function buildVersion(): string {
  if (!import.meta.env.PROD) return ''
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script?.src.split('/').pop() ?? ''
}
