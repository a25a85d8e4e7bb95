/** The one status line of a running batch: bar, count, rate and remaining time. Pure but for the clock handed in. */
import type { Phase, PhaseProgress } from '../../batch/batchEvents.ts'

const barWidth = 24
const phaseNames: Readonly<Record<Phase, string>> = {
  scan: 'Scanning',
  match: 'Matching',
  download: 'Downloading',
  translate: 'Translating',
  transcribe: 'Transcribing',
  verify: 'Verifying',
  write: 'Writing',
}

/** Sooner a pace says nothing: what was done in the first milliseconds had been done before it was told of. */
const soonestPaceSeconds = 1

export type ProgressLine = (progress: PhaseProgress) => string

/** The rate is measured since the phase began. */
export function createProgressLine(nowMs: () => number): ProgressLine {
  let phase: Phase | null = null
  let startedMs = 0
  let doneBefore = 0

  return ({ phase: current, done, total }) => {
    if (current !== phase) {
      phase = current
      startedMs = nowMs()
      doneBefore = done
    }
    const seconds = (nowMs() - startedMs) / 1000
    const rate = seconds >= soonestPaceSeconds ? Math.max(0, done - doneBefore) / seconds : 0
    return [
      phaseNames[current],
      total > 0 ? bar(done, total) : null,
      count(done, total),
      speed(rate),
      remaining(rate, total - done),
    ]
      .filter((part) => part !== null)
      .join('  ')
  }
}

function bar(done: number, total: number): string {
  const filled = Math.min(barWidth, Math.round((done / total) * barWidth))
  return `[${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}]`
}

function count(done: number, total: number): string {
  return total > 0 ? `${done}/${total}` : String(done)
}

function speed(rate: number): string | null {
  if (rate === 0) return null
  return rate >= 10 ? `${Math.round(rate)}/s` : `${rate.toFixed(1)}/s`
}

function remaining(rate: number, left: number): string | null {
  if (rate === 0 || left <= 0) return null
  return leftWords(left / rate)
}

export function leftWords(exactly: number): string {
  const seconds = Math.ceil(exactly)
  return seconds < 60 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`
}
