/** A size in megabytes as a field takes it: written with the reader's sign for a fraction, read with either. Pure. */
import type { Wording } from './wording.ts'

const bytesInOne = 2 ** 20

export function megabytesText(wording: Pick<Wording, 'plainNumber'>, bytes: number): string {
  return wording.plainNumber(bytes / bytesInOne)
}

/** Bytes; null for what is no number. */
export function readMegabytes(text: string): number | null {
  const megabytes = text.trim() === '' ? NaN : Number(text.trim().replace(',', '.').replace('−', '-'))
  return Number.isFinite(megabytes) ? Math.round(megabytes * bytesInOne) : null
}
