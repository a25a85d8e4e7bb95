/** A text that breaks off, or ends long before its video or the other subtitles of it do. Pure. */
import type { CheckedFile, FoundFault, ReadFile } from '../checkedFile.ts'
import { isBelieved } from '../isBelieved.ts'
import { seenFile } from '../seenFile.ts'

/** Films without a word in their last third exist, but not without one in their last two fifths. */
const shortOfVideo = 0.6
/** The credits of a short film may take as long as those of a long one. */
const leastMissingMs = 2 * 60_000
/** Of where another subtitle of the video ends; credits and songs at the end are not in all of them. */
const shortOfOthers = 0.75
/** A few lines are a forced subtitle or an extra, whatever its name says. */
const fewestCues = 12

export function cutFault(file: ReadFile, beside: readonly CheckedFile[]): FoundFault | null {
  const { facts, of, isForced } = file
  const found = (evidence: FoundFault['evidence']): FoundFault => ({
    kind: 'cut',
    severity: 'high',
    evidence,
    mend: 'next',
  })
  if (isForced || facts.cues < fewestCues) return facts.isTorn ? found({ code: 'torn' }) : null
  const videoMs = of?.video.media?.durationMs ?? 0
  const [longest] = beside.filter(isWhole).sort((a, b) => b.facts.lastMs - a.facts.lastMs)
  const othersMs = longest?.facts.lastMs ?? 0
  const endsBefore = (ofMs: number) => found({ code: 'ends-early', endMs: facts.lastMs, ofMs })
  if (facts.lastMs < Math.min(videoMs * shortOfVideo, videoMs - leastMissingMs)) return endsBefore(videoMs)
  if (longest && facts.lastMs < othersMs * shortOfOthers)
    return { ...endsBefore(othersMs), restsOn: [seenFile(longest)] }
  return facts.isTorn ? found({ code: 'torn' }) : null
}

/** One that goes on beyond the video is no measure of another, nor is one that is itself in doubt. */
function isWhole(file: CheckedFile): file is ReadFile {
  if (!isBelieved(file) || file.isForced || file.facts.cues < fewestCues) return false
  const videoMs = file.of?.video.media?.durationMs ?? null
  return videoMs === null || file.facts.lastMs <= videoMs
}
