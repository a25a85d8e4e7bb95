/** Which subtitle files of a folder are so small that they may hold nothing. Looks at them without opening one. */
import { withAnswer, type DiskReads, type Soon } from '../media/diskReads.ts'
import type { SmallText } from '../mediaFile.ts'
import { holdsPictures } from '../pictureSubtitles.ts'
import { extensionOf } from './fileNames.ts'
import { entriesAtOnce, statEntries, type SeenEntry } from './statEntry.ts'

/** One numbered line with its two times takes more than half of it; each file below is read once. */
export const smallBytes = 64

type SmallTexts = ReadonlyMap<string, SmallText>
const none: SmallTexts = new Map()

export function smallTexts(folder: string, names: readonly string[], reads: DiskReads): Soon<SmallTexts> {
  const texts = names.filter((name) => !holdsPictures({ extension: extensionOf(name) }))
  if (texts.length === 0) return none
  if (texts.length > entriesAtOnce) return inTurn(folder, texts, reads)
  return withAnswer(statEntries(folder, texts, reads), smallAmong)
}

/** A folder may hold 100,000. */
async function inTurn(folder: string, texts: readonly string[], reads: DiskReads): Promise<SmallTexts> {
  const small: [string, SmallText][] = []
  for (let at = 0; at < texts.length; at += entriesAtOnce)
    small.push(...smallAmong(await statEntries(folder, texts.slice(at, at + entriesAtOnce), reads)))
  return new Map(small)
}

function smallAmong(entries: readonly SeenEntry[]): SmallTexts {
  const small = entries.filter(({ kind, sizeBytes }) => kind === 'file' && sizeBytes < smallBytes)
  if (small.length === 0) return none
  return new Map(small.map(({ name, sizeBytes, modifiedMs }) => [name, { sizeBytes, modifiedMs }]))
}
