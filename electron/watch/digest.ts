/** The daily digest: what a day of watching brought, told once a day at the user's time. Pure, but for what it notes. */
import { minuteOf, type MinuteOfDay } from './quietHours.ts'
import { dayMs } from './rounds/retryCalendar.ts'
import type { WatchNotes } from './watchNotes.ts'

export interface DayCounts {
  readonly written: number
  readonly questions: number
  readonly waiting: number
}

export interface Digest extends DayCounts {
  readonly atMs: number
}

export interface DigestParts {
  readonly notes: WatchNotes
  /** 'HH:MM' on the clock on the wall; '' for no digest. */
  readonly at: () => string
  readonly minuteOfDay: MinuteOfDay
  /** '2026-11-21': the day on the calendar on the wall. */
  readonly dayOf: (atMs: number) => string
}

export interface DailyDigest {
  noteWritten(files: number): void
  /** The digest, when its time has come and this day has had none. A day that brought nothing is not told. */
  due(nowMs: number, counts: Pick<DayCounts, 'questions' | 'waiting'>): Digest | null
}

const told = 'digest.day'
const written = 'digest.written'

export function createDailyDigest({ notes, at, minuteOfDay, dayOf }: DigestParts): DailyDigest {
  const writtenSoFar = () => Number(notes.get(written) ?? 0)
  return {
    noteWritten(files) {
      if (files > 0) notes.set(written, String(writtenSoFar() + files))
    },
    due(nowMs, { questions, waiting }) {
      const minute = minuteOf(at())
      const day = dayOf(nowMs)
      // A clock that once stood far ahead must not silence the digest until then.
      const noted = notes.get(told)
      const last = noted !== null && noted > dayOf(nowMs + 2 * dayMs) ? null : noted
      if (last === null) notes.set(told, day) // The first day began in the middle.
      // A clock that was set back does not bring a day again.
      if (minute === null || last === null || day <= last || minuteOfDay(nowMs) < minute) return null
      notes.set(told, day)
      const files = writtenSoFar()
      notes.set(written, '0')
      return files + questions === 0 ? null : { atMs: nowMs, written: files, questions, waiting }
    },
  }
}

/** On this machine's own clock and calendar. */
export const localMinuteOfDay: MinuteOfDay = (atMs) => {
  const date = new Date(atMs)
  return date.getHours() * 60 + date.getMinutes()
}

export function localDayOf(atMs: number): string {
  const date = new Date(atMs)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
