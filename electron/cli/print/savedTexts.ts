/** What was saved into a folder, and what of it is no readable subtitle: a line each, or a JSON object. */
import type { SavedTexts } from '../../download/saveTexts.ts'
import { shown, type ExitCode, type Terminal } from '../terminal.ts'

export interface SavedFrom {
  /** What they are of, and what they cost: stands in each JSON line. */
  readonly source: Readonly<Record<string, string | number>>
  readonly isJson: boolean
}

/** 1 where something could not be saved. */
export function printSaved(
  { paths, failed }: SavedTexts,
  { source, isJson }: SavedFrom,
  { stdout, stderr }: Pick<Terminal, 'stdout' | 'stderr'>,
): ExitCode {
  for (const path of paths)
    stdout(isJson ? JSON.stringify({ event: 'saved', ...source, path }) : `Saved ${shown(path)}`)
  for (const name of failed) {
    if (isJson) stdout(JSON.stringify({ event: 'unreadable', ...source, name }))
    else stderr(`${shown(name)} is no readable subtitle, so it was not saved.`)
  }
  return failed.length === 0 ? 0 : 1
}
