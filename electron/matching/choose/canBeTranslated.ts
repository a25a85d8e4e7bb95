/** Whether a service can be asked to translate it. Pure. */
import type { Candidate } from './ranking.ts'

/** A single subtitle, or one file of a pack that the service has listed (API §4 "v1 translation"). */
export function canBeTranslated({ subtitle, file, isUnlistedPack }: Candidate): boolean {
  return file === null ? !subtitle.isFullSeason && !isUnlistedPack : file.fileId !== null
}
