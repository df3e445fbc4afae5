/**
 * A time zone's UTC offset in whole hours at a point in time (ms since the epoch). Undefined for unknown zones and for those
 * with fractional offsets, which are not supported (PERSON-11, WEEK-3).
 */
export function zoneOffsetInHours(zone: string, at: number): number | undefined {
  const match = OFFSET.exec(offsetText(zone, at) ?? '')
  if (!match) return undefined
  const [, sign, hours, minutes = '00'] = match
  if (hours === undefined) return 0
  if (minutes !== '00') return undefined
  return sign === '-' ? -Number(hours) : Number(hours)
}

const OFFSET = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/

function offsetText(zone: string, at: number): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
    return parts.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value
  } catch {
    return undefined
  }
}
