/** Tells without reading it whether a file is still the one that was read: its size, time of change and identity. */
import { lstat } from 'node:fs/promises'

/** @throws as `lstat` does */
export async function fileStamp(path: string): Promise<string> {
  const { size, mtimeNs, ino } = await lstat(path, { bigint: true })
  return `${size}|${mtimeNs}|${ino}`
}

/** When the file of this stamp was changed last. */
export function changedMsOf(stamp: string): number {
  const [, mtimeNs = '0'] = stamp.split('|')
  return Number(BigInt(mtimeNs) / 1_000_000n)
}
