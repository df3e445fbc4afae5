/** The address of an event's form as it is embedded, with the embedded flag; EVENT-8. Undefined for no web address. */
export function embeddedFormUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined
  url.searchParams.set('embedded', 'true')
  return url.href
}
