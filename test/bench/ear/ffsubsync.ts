/** The same subtitle by ffsubsync, where that is installed: what it moves is always written, sure or not. */
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseSubtitle } from '../../../shared/subtitle/parseSubtitle.ts'
import { srtOf } from '../../support/make/films/srtOf.ts'
import { residualsOf, type Version } from './versions.ts'

let isThere = true

/** How far each cue lies off afterwards; null where it is not installed, or gave up. */
export async function askFfsubsync(
  mediaPath: string,
  version: Version,
  work: string,
): Promise<readonly number[] | null> {
  if (!isThere) return null
  const [before, after] = [join(work, 'before.srt'), join(work, 'after.srt')]
  writeFileSync(before, srtOf(version.cues))
  try {
    await promisify(execFile)('ffsubsync', [mediaPath, '-i', before, '-o', after], { timeout: 300_000 })
  } catch (thrown) {
    isThere = (thrown as NodeJS.ErrnoException).code !== 'ENOENT'
    return null
  }
  const { cues } = parseSubtitle(readFileSync(after))
  const places = new Map(version.cues.map((cue, at) => [cue, at]))
  return residualsOf(version, (cue) => cues[places.get(cue) ?? 0] ?? cue)
}
