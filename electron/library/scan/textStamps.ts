/** Which state each subtitle text of a folder is in. Looks at them without opening one. */
import { withAnswer, type DiskReads, type Soon } from '../media/diskReads.ts'
import type { TextStamp } from '../mediaFile.ts'
import { holdsPictures } from '../pictureSubtitles.ts'
import { extensionOf } from './fileNames.ts'
import { entriesAtOnce, statEntries, type SeenEntry } from './statEntry.ts'

/** By the name of the file. */
export type TextStamps = ReadonlyMap<string, TextStamp>
const none: TextStamps = new Map()

export function textStamps(folder: string, names: readonly string[], reads: DiskReads): Soon<TextStamps> {
  const texts = names.filter((name) => !holdsPictures({ extension: extensionOf(name) }))
  if (texts.length === 0) return none
  if (texts.length > entriesAtOnce) return inTurn(folder, texts, reads)
  return withAnswer(statEntries(folder, texts, reads), (entries) => new Map(stampsOf(entries)))
}

/** A folder may hold 100,000. */
async function inTurn(folder: string, texts: readonly string[], reads: DiskReads): Promise<TextStamps> {
  const stamps: [string, TextStamp][] = []
  for (let at = 0; at < texts.length; at += entriesAtOnce)
    stamps.push(...stampsOf(await statEntries(folder, texts.slice(at, at + entriesAtOnce), reads)))
  return new Map(stamps)
}

function stampsOf(entries: readonly SeenEntry[]): [string, TextStamp][] {
  const files = entries.filter(({ kind }) => kind === 'file')
  return files.map(({ name, sizeBytes, modifiedMs }) => [name, { sizeBytes, modifiedMs }])
}
