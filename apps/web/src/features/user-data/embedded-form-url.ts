/** The URL of an event's form with the embedded flag; EVENT-8. Undefined if it is not an http(s) URL. */
export function embeddedFormUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined
  url.searchParams.set('embedded', 'true')
  return url.href
}
