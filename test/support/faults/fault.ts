/** One fault in one process: which call shall fail and how, and what became of it. */
import { closeSync, ftruncateSync, openSync, readFileSync } from 'node:fs'

/** As faultyCalls.c knows them, in its order. */
export const faultKinds = ['ENOSPC', 'EIO', 'short', 'EINTR', 'EMFILE'] as const

export interface Fault {
  readonly kind: (typeof faultKinds)[number]
  /** The number of the call among those that this kind can meet, from 1; 0 only counts them. */
  readonly at: number
  /** The calls after it fail too. */
  readonly isForEver: boolean
}

export interface Met {
  /** Calls that a fault of each kind could have met. */
  readonly counts: Readonly<Record<Fault['kind'], number>>
  readonly failed: number
  /** "pwrite64 /home/undertitle.sqlite-wal": the first that it met, below the folder of the trial; '' for none. */
  readonly where: string
}

const reportBytes = 1_024
const failedAt = 4 * faultKinds.length

/** The environment of the process to fault: only paths below `folder` count. `report` is made, beside that folder. */
export function faultEnvironment(
  { kind, at, isForEver }: Fault,
  place: { readonly library: string; readonly folder: string; readonly report: string },
): Readonly<Record<string, string>> {
  const file = openSync(place.report, 'w')
  ftruncateSync(file, reportBytes)
  closeSync(file)
  return {
    LD_PRELOAD: place.library,
    FAULT_REPORT: place.report,
    FAULT_UNDER: place.folder,
    FAULT_KIND: kind,
    FAULT_AT: String(at),
    ...(isForEver && { FAULT_FOR_EVER: '1' }),
  }
}

/** `struct report` of faultyCalls.c. */
export function readReport(report: string): Met {
  const bytes = readFileSync(report)
  const textAt = (from: number, to: number) => bytes.toString('utf8', from, to).split('\0')[0] ?? ''
  const failed = bytes.readUInt32LE(failedAt)
  const callAt = failedAt + 4
  const [ENOSPC = 0, EIO = 0, short = 0, EINTR = 0, EMFILE = 0] = faultKinds.map((_, index) =>
    bytes.readUInt32LE(4 * index),
  )
  const counts = { ENOSPC, EIO, short, EINTR, EMFILE }
  const where = `${textAt(callAt, callAt + 24)} ${textAt(callAt + 24, reportBytes)}`
  return { counts, failed, where: failed ? where : '' }
}

/** "EIO 37", with a + for ever: as UNDERTITLE_FAULT takes it. */
export function faultName({ kind, at, isForEver }: Fault): string {
  return `${kind}${isForEver ? '+' : ''} ${String(at)}`
}

export function faultNamed(text: string): Fault {
  const [, kind = '', plus, at = ''] = /^(\w+)(\+?) (\d+)$/.exec(text) ?? []
  const known = faultKinds.find((each) => each === kind)
  if (!known) throw new Error(`UNDERTITLE_FAULT is no fault: ${text}. As in "EIO 37".`)
  return { kind: known, at: Number(at), isForEver: plus === '+' }
}
