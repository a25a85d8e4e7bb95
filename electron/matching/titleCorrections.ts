/** What the user said about the title of a video: it holds for the whole show, or for the movie, below one scanned folder. */
import { parseRelease } from '../../shared/release/parseRelease.ts'
import { AppError } from '../../shared/errors.ts'
import type { TitleMatch } from '../serviceClient/listing.ts'
import { usableIds } from './ask/question.ts'
import { showPlaceOf, type PlacedVideo, type ShowPlace } from './showPlace.ts'
import type { LearntNames } from './learntNames.ts'
import type { TitleMemory } from './titleMemory.ts'

export interface TitleCorrections {
  of(video: PlacedVideo): TitleMatch | null
  /** @throws AppError 'input.invalid' for a title that the service gives no id for: it could not be asked by it */
  set(video: PlacedVideo, title: TitleMatch): void
  /** Whether a choice can show this title of the video: one of its kind, that it could be asked by. */
  canLearn(video: PlacedVideo, title: TitleMatch): boolean
  /** The same, where it may be: for what a person has shown by choosing, not by saying. */
  learn(video: PlacedVideo, title: TitleMatch): void
  forget(video: PlacedVideo): void
}

export function createTitleCorrections(
  memory: Pick<TitleMemory, 'correction' | 'correct' | 'forgetCorrection'>,
  learntNames: Pick<LearntNames, 'say'>,
): TitleCorrections {
  function canLearn(video: PlacedVideo, title: TitleMatch): boolean {
    const { type } = parseRelease(video.file.path)
    return usableIds(title) !== null && (title.type === null || title.type === type)
  }

  function correct(video: PlacedVideo, title: TitleMatch): void {
    memory.correct(placeOf(video), ofShow(title))
    learntNames.say(video, title)
  }

  return {
    of: (video) => memory.correction(placeOf(video)),
    set(video, title) {
      if (!usableIds(title))
        throw new AppError('input.invalid', 'The service gives no id for this title. Choose another one of the list.')
      correct(video, title)
    },
    canLearn,
    learn(video, title) {
      if (canLearn(video, title)) correct(video, title)
    },
    forget(video) {
      memory.forgetCorrection(placeOf(video))
      learntNames.say(video, null)
    },
  }
}

function placeOf(video: PlacedVideo): ShowPlace {
  return showPlaceOf(video, parseRelease(video.file.path))
}

/** The title as such, without the episode that a search happened to be for. */
function ofShow(title: TitleMatch): TitleMatch {
  return { ...title, season: null, episode: null, confidence: null, score: null }
}
