/** Which of the service's subtitles look like the one that shall be uploaded: same language, same part, same release. Pure. */
import type { ListedSubtitle } from '../serviceClient/listing.ts'
import type { UploadFields } from './uploadRecord.ts'

/** Release names, each once, in the order of the list. */
export function duplicatesAmong(listed: readonly ListedSubtitle[], fields: UploadFields): readonly string[] {
  const wanted = new Set(fields.releases.map(keyOf))
  const found = listed
    .filter((subtitle) => subtitle.id !== fields.updates && isSamePart(subtitle, fields))
    .flatMap(({ releaseNames }) => releaseNames.filter((name) => wanted.has(keyOf(name))).slice(0, 1))
  return [...new Set(found)]
}

function isSamePart(subtitle: ListedSubtitle, fields: UploadFields): boolean {
  if (subtitle.language !== fields.language) return false
  if ((subtitle.isHearingImpaired ?? false) !== (fields.isHearingImpaired ?? false)) return false
  if (fields.type === 'movie') return true
  if (fields.isFullSeason || subtitle.isFullSeason)
    return fields.isFullSeason && subtitle.isFullSeason && subtitle.season === fields.season
  return subtitle.episodeFrom === fields.episodeFrom && subtitle.episodeEnd === fields.episodeEnd
}

/** 'A.Release-GRP', 'a release grp' */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
