/** Which file of the log is written to, and which ones go: 7 days, 10 MB in all (docs/guide/privacy.md). Pure. */

export interface LogFile {
  readonly name: string
  readonly sizeBytes: number
}

interface Dated extends LogFile {
  /** '2026-11-22', of the world's time, as the lines. */
  readonly day: string
  /** 0 for the first of a day. */
  readonly part: number
}

/** A file that has come to this is followed by the next one of its day. */
const fullBytes = 1_000_000
/** What may be there already when another file is begun: with it, and with what several processes add, 10 MB are kept to. */
const mostBytesBefore = 8_000_000
const keptDays = 7
const dayMs = 86_400_000

export function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10)
}

/** The last one of the day, or the next after it where that is full. */
export function fileToWrite(files: readonly LogFile[], today: string): string {
  const last = dated(files)
    .filter(({ day }) => day === today)
    .at(-1)
  if (!last) return nameOf(today, 0)
  return last.sizeBytes < fullBytes ? last.name : nameOf(today, last.part + 1)
}

/**
 * Those older than 7 days, then the oldest beyond the limit. A day that is still to come was written while the clock was
 * wrong: it counts as the oldest.
 */
export function filesToRemove(files: readonly LogFile[], { atMs, keep }: { atMs: number; keep: string }): string[] {
  const oldest = dayOf(atMs - (keptDays - 1) * dayMs)
  const newest = dayOf(atMs + dayMs)
  const others = dated(files).filter(({ name }) => name !== keep)
  const isOfTime = ({ day }: Dated) => day >= oldest && day <= newest
  const gone = others.filter((file) => !isOfTime(file)).map(({ name }) => name)
  const kept = others.filter(isOfTime)
  let bytes = kept.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  for (const { name, sizeBytes } of kept) {
    if (bytes <= mostBytesBefore) break
    bytes -= sizeBytes
    gone.push(name)
  }
  return gone
}

/** Names of the log, oldest first; everything else in the folder is somebody else's. */
export function inOrder(names: readonly string[]): readonly string[] {
  return dated(names.map((name) => ({ name, sizeBytes: 0 }))).map(({ name }) => name)
}

function nameOf(day: string, part: number): string {
  return part === 0 ? `undertitle-${day}.log` : `undertitle-${day}.${part}.log`
}

function dated(files: readonly LogFile[]): readonly Dated[] {
  const found = files.flatMap((file) => {
    const [, day, part = '0'] = /^undertitle-(\d{4}-\d{2}-\d{2})(?:\.(\d{1,4}))?\.log$/.exec(file.name) ?? []
    return day === undefined ? [] : [{ ...file, day, part: Number(part) }]
  })
  return found.sort((a, b) => (a.day === b.day ? a.part - b.part : a.day < b.day ? -1 : 1))
}
