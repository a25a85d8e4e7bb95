/** The time after `--since`, read strictly: a half-understood time would take back more than was meant. */
import { AppError } from '../../shared/errors.ts'

const dateAlone = /^(\d{4}-\d\d-\d\d)$/
const dateAndTime = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?$/i

/**
 * Milliseconds since 1970. A date alone is its first moment here; a time without a zone is one of here, too.
 * @throws AppError 'input.invalid' for everything else, days that no calendar has included
 */
export function readSinceTime(text: string): number {
  const trimmed = text.trim()
  const [, date = '', time = '00:00', zone = ''] = dateAlone.exec(trimmed) ?? dateAndTime.exec(trimmed) ?? []
  const atMs = isDay(date) ? Date.parse(`${date}T${time}${isoZone(zone)}`) : NaN
  if (Number.isNaN(atMs))
    throw new AppError(
      'input.invalid',
      `--since takes a day or a time such as 2026-05-01 or 2026-05-01T18:00, not "${text}".`,
    )
  return atMs
}

/** `Date` takes 31 February for 3 March. */
function isDay(date: string): boolean {
  const atMs = Date.parse(`${date}T00:00Z`)
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(date)
}

function isoZone(zone: string): string {
  return zone.toUpperCase().replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2')
}
