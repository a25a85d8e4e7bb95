/** The hours in which watch mode only looks on: no call, no file, no notification. By the clock of this machine. */
import { minuteOfDay } from './wallTime.ts'
import type { WatchHome } from './watchHome.ts'

export interface QuietHours {
  /** Minutes after midnight. A span may go over midnight. */
  readonly fromMinute: number
  readonly toMinute: number
}

const minuteMs = 60_000
const minutesInDay = 24 * 60

/** '22:30-07:00'; null for '' and for what is no span. */
export function parseQuietHours(text: string): QuietHours | null {
  const [from, to, ...rest] = text.split('-').map((part) => minuteOf(part.trim()))
  if (from === undefined || from === null || to === undefined || to === null || rest.length > 0) return null
  return from === to ? null : { fromMinute: from, toMinute: to }
}

/** '07:30' → 450; null for what is no time of day. */
export function minuteOf(text: string): number | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null
  return Number(hours) * 60 + Number(minutes)
}

export function isQuiet(hours: QuietHours | null, minute: number): boolean {
  if (!hours) return false
  const { fromMinute, toMinute } = hours
  return fromMinute < toMinute ? minute >= fromMinute && minute < toMinute : minute >= fromMinute || minute < toMinute
}

/** When the quiet ends, to the minute; null when it is not quiet. A clock that moves meanwhile is met by asking again. */
export function quietUntilMs(hours: QuietHours | null, nowMs: number): number | null {
  const minute = minuteOfDay(nowMs)
  if (!hours || !isQuiet(hours, minute)) return null
  const left = (hours.toMinute - minute + minutesInDay) % minutesInDay
  return Math.floor(nowMs / minuteMs) * minuteMs + left * minuteMs
}

/** As the settings say, at this moment. */
export function quietUntil({ settings }: Pick<WatchHome, 'settings'>, nowMs: number): number | null {
  return quietUntilMs(parseQuietHours(settings['watch.quietHours']), nowMs)
}
