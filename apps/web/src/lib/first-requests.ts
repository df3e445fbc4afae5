/** What every page asks for first, and a share link while its scripts are on their way. */
export function sessionPath(call: 'InitSession' | 'UserIsActive'): string {
  const { pathname, search } = window.location
  return `/api/Auth/${call}/0?path=${encodeURIComponent(pathname + search)}`
}

/** Only those that a guest reads first, or all of a language; JOIN-5. */
export function textsPath(language: string, part: 'first' | 'all'): string {
  const path = `/api/Translations/GetLanguage/?v=${__TRANSLATIONS_VERSION__}&lang=${encodeURIComponent(language)}`
  return part === 'first' ? `${path}&part=first` : path
}
