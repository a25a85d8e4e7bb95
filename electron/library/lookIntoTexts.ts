/** Finds out which of the smallest subtitle files hold nothing. Opens no file that is as it was when it was looked into. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { SubtitleError } from '../../shared/subtitle/subtitleError.ts'
import type { Sidecar, SmallText } from './mediaFile.ts'

/** With what the small ones hold: as it was known while they are unchanged, else by a look into them. */
export async function withEmptiness(
  sidecars: readonly Sidecar[],
  known: () => readonly Sidecar[],
): Promise<readonly Sidecar[]> {
  if (!sidecars.some(({ small }) => small)) return sidecars
  const before = new Map(known().map((sidecar) => [sidecar.path, sidecar]))
  return Promise.all(sidecars.map((sidecar) => lookedInto(sidecar, before.get(sidecar.path))))
}

async function lookedInto(sidecar: Sidecar, before: Sidecar | undefined): Promise<Sidecar> {
  const { small, ...named } = sidecar
  if (!small) return sidecar
  const isEmpty = isSame(small, before?.small) ? (before?.isEmpty ?? false) : await showsNothing(sidecar.path, small)
  // One that cannot be read just now is looked into the next time.
  if (isEmpty === null) return named
  return isEmpty ? { ...sidecar, isEmpty } : sidecar
}

function isSame(small: SmallText, before: SmallText | undefined): boolean {
  return small.sizeBytes === before?.sizeBytes && small.modifiedMs === before.modifiedMs
}

/** null: it cannot be read. Bytes that are no subtitle at all are none of an empty one. */
async function showsNothing(path: string, { sizeBytes }: SmallText): Promise<boolean | null> {
  if (sizeBytes === 0) return true
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return null
  const { parseSubtitle } = await import('../../shared/subtitle/parseSubtitle.ts')
  try {
    parseSubtitle(bytes, { fileName: basename(path) })
    return false
  } catch (thrown) {
    return thrown instanceof SubtitleError && thrown.detail === 'SUB_NO_CUES'
  }
}
