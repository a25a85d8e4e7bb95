/** A video with the questions it can be asked by, from what is remembered of its title. Asks nothing. */
import type { AskedRelease } from '../../../shared/release/askedRelease.ts'
import type { TitleMatch } from '../../serviceClient/listing.ts'
import { isSameTitle } from '../choose/judgeMatch.ts'
import { showPlaceOf } from '../showPlace.ts'
import type { TitleMemory } from '../titleMemory.ts'
import type { PreparedVideo, VideoToMatch } from './outcomes/outcome.ts'
import type { NameAsking } from './nameAsking.ts'
import { idsQuestion, nameQuestion } from './question.ts'
import type { StoredAnswer } from './outcomes/storedAnswer.ts'

export interface Remembering {
  readonly memory: Pick<TitleMemory, 'answer' | 'correction'>
  readonly service: string
  readonly asking: NameAsking
  readonly isAskedAgain: boolean
}

/** A name that was answered with the very title the user confirmed need not be asked again by its id. */
export function prepareVideo<Said extends AskedRelease>(
  toMatch: VideoToMatch<Said>,
  remembering: Remembering,
): PreparedVideo<Said> {
  const { memory, service, asking, isAskedAgain } = remembering
  const { video, release, languages } = toMatch
  const corrected = memory.correction(showPlaceOf(video, release))
  const byName = nameQuestion(video, release, asking)
  const known = corrected && byName ? memory.answer({ service, key: byName.key, languages }) : null
  const isKnown = corrected !== null && known !== null && isOf(known, corrected) && !isAskedAgain
  return { ...toMatch, byId: isKnown ? null : idsQuestion(video, release, corrected), byName, corrected }
}

/** The answer names this very title, with an id to ask by. */
export function isOf({ match }: StoredAnswer, title: TitleMatch): boolean {
  return match !== null && hasId(match) && isSameTitle(match, title)
}

function hasId({ titleId, filmdbId, moviedbId }: TitleMatch): boolean {
  return titleId !== null || filmdbId !== null || moviedbId !== null
}
