/** Whether watch mode rests: a person paused it, or these are its quiet hours. */
import type { Settings } from '../../settings/settings.ts'
import { quietUntil } from '../../watch/quietHours.ts'
import type { WatchNotes } from '../../watch/watchNotes.ts'

const note = 'paused'

export function isPaused(notes: Pick<WatchNotes, 'get'>): boolean {
  return notes.get(note) === 'yes'
}

export function notePaused(notes: Pick<WatchNotes, 'set'>, isPausedNow: boolean): void {
  notes.set(note, isPausedNow ? 'yes' : 'no')
}

/** It is on and rests: what it ordered by itself rests too. */
export function isResting(settings: Settings, notes: Pick<WatchNotes, 'get'>, nowMs: number): boolean {
  if (!settings['watch.isOn']) return false
  return isPaused(notes) || quietUntil({ settings }, nowMs) !== null
}
