/** How much memory ffmpeg takes. Linux alone tells. */
import { readFileSync } from 'node:fs'
import { children } from './filmHost.ts'

const lookMs = 5

/** The most memory that an ffmpeg of this folder was seen to hold, while `work` goes on. */
export async function mostMemoryOf(folder: string, work: () => Promise<void>): Promise<number> {
  let mostKb = 0
  const look = setInterval(() => {
    for (const pid of children(folder)) mostKb = Math.max(mostKb, peakKbOf(pid))
  }, lookMs)
  try {
    await work()
  } finally {
    clearInterval(look)
  }
  return mostKb * 1024
}

function peakKbOf(pid: string): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0 // It ended meanwhile.
  }
}
