/** Groups gaps into videos, videos into questions, and puts the questions in a fair order. Pure; asks nothing. */
import { takeTurns } from '../../../shared/takeTurns.ts'
import type { Gap } from '../../wanted/missing.ts'
import { askedKey, type Asked, type PreparedVideo, type VideoToMatch } from './outcome.ts'
import { questionLanguages, type IdsQuestion, type NameQuestion } from './question.ts'

/** Several gaps of a video are one. */
export function videosOf(gaps: readonly Gap[]): readonly VideoToMatch[] {
  const byPath = Map.groupBy(gaps, ({ video }) => video.file.path)
  return [...byPath.values()].flatMap((ofVideo) => {
    const [first] = ofVideo
    const wishes = ofVideo.map(({ wish }) => wish)
    return first ? [{ video: first.video, release: first.release, wishes, languages: questionLanguages(wishes) }] : []
  })
}

/** Questions with the videos that share them, in the order of the videos. */
export function sharedQuestions<Video extends PreparedVideo, Question extends IdsQuestion | NameQuestion>(
  videos: readonly Video[],
  questionOf: (video: Video) => Question | null,
): readonly Asked<Question>[] {
  const asked = videos.flatMap((video) => {
    const question = questionOf(video)
    return question ? [{ question, languages: video.languages, videos: [video] }] : []
  })
  const groups = Map.groupBy(asked, ({ question, languages }) => askedKey(question.key, languages))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ ...first, videos: group.flatMap(({ videos }) => videos) }] : []
  })
}

/** Different files may have one name: it is asked once. */
export function oneOfEachName(asked: readonly Asked<NameQuestion>[]): readonly Asked<NameQuestion>[] {
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
