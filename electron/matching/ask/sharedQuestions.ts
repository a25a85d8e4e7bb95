/** Groups gaps into videos, videos into questions, and puts the questions in a fair order. Pure; asks nothing. */
import type { AskedRelease } from '../../../shared/release/askedRelease.ts'
import { takeTurns } from '../../../shared/takeTurns.ts'
import type { Gap } from '../../wanted/missing.ts'
import { askedKey, type Asked, type AskedVideo, type PreparedVideo, type VideoToMatch } from './outcomes/outcome.ts'
import { questionLanguages, type IdsQuestion, type NameQuestion } from './question.ts'

/** Several gaps of a video are one. */
export function videosOf<Said extends AskedRelease>(gaps: readonly Gap<Said>[]): readonly VideoToMatch<Said>[] {
  const byPath = Map.groupBy(gaps, ({ video }) => video.file.path)
  return [...byPath.values()].flatMap((ofVideo) => videoOf(ofVideo) ?? [])
}

/** Of gaps of one video; null for none. */
export function videoOf<Said extends AskedRelease>(gaps: readonly Gap<Said>[]): VideoToMatch<Said> | null {
  const [first] = gaps
  const wishes = gaps.map(({ wish }) => wish)
  return first ? { video: first.video, release: first.release, wishes, languages: questionLanguages(wishes) } : null
}

/** Questions with the videos that share them, in the order of the videos. */
export function sharedQuestions<Video extends PreparedVideo<AskedRelease>, Question extends IdsQuestion | NameQuestion>(
  videos: readonly Video[],
  questionOf: (video: Video) => Question | null,
): readonly Asked<Question, Video>[] {
  const asked = videos.flatMap((video) => {
    const question = questionOf(video)
    return question ? [{ question, languages: video.languages, videos: [video] }] : []
  })
  // Most titles of a library are one film.
  if (asked.length < 2) return asked
  const groups = Map.groupBy(asked, ({ question, languages }) => askedKey(question.key, languages))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ ...first, videos: group.flatMap(({ videos }) => videos) }] : []
  })
}

/** Different files may have one name: it is asked once. */
export function oneOfEachName<One extends Asked<NameQuestion, AskedVideo>>(asked: readonly One[]): readonly One[] {
  if (asked.length < 2) return asked
  const groups = Map.groupBy(asked, ({ question, languages }) => askedKey(question.fileName, languages))
  return [...groups.values()].flatMap(([first]) => first ?? [])
}

/** Recent files first, movies and series by turns: where the quota ends, neither has starved. */
export function fairly<Question extends IdsQuestion | NameQuestion>(
  asked: readonly Asked<Question>[],
): readonly Asked<Question>[] {
  const newest = ({ videos }: Asked<Question>) => Math.max(...videos.map(({ video }) => video.file.modifiedMs))
  const recentFirst = [...asked].sort((a, b) => newest(b) - newest(a))
  const isMovie = ({ videos }: Asked<Question>) => videos[0]?.release.type === 'movie'
  return takeTurns(
    recentFirst.filter((one) => isMovie(one)),
    recentFirst.filter((one) => !isMovie(one)),
  )
}

/** What was answered longest ago first, the never answered before all, else in their order: who asks anew in parts gets to the end. */
export function oldestFirst<One>(asked: readonly One[], answeredMs: (one: One) => number): readonly One[] {
  const aged = asked.map((one) => ({ one, ms: answeredMs(one) }))
  return aged.sort((a, b) => a.ms - b.ms).map(({ one }) => one)
}
