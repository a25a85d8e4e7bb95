/** How a media server stands, in sentences: what keeps it from being told comes first. Pure. */
import type { PlayerState } from '../../../../shared/contract/program/players.ts'
import { shownText } from '../../../components/text/untrusted.ts'
import { playerTrouble } from '../../../texts/playerWords.ts'
import { isSaidBy } from './validTrial.ts'
import type { Trial } from './playersStore.ts'
import type { Texts } from '../../../texts/Texts.ts'

export function standingLines(texts: Texts, state: PlayerState, trial: Trial | null): readonly string[] {
  const { players: words, wording } = texts
  const { toldMs, failure, waiting, unknown, retryMs } = state
  return [
    failure === null ? '' : playerTrouble(texts, isSaidBy(trial, failure) ? { ...state, failure: null } : state),
    unknown === null ? '' : words.unknown({ folder: shownText(unknown) }),
    waiting > 0 ? words.waiting({ count: waiting }) : '',
    failure !== null && retryMs !== null ? words.retryAt({ time: wording.time(retryMs) }) : '',
    toldMs === null ? words.notTold : words.told({ time: wording.moment(toldMs) }),
  ].filter((line) => line !== '')
}
