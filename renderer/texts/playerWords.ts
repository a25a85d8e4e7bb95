/** Why a media server was not told of new subtitles, in sentences: "Jellyfin could not be told … It does not answer. …" Pure. */
import type { PlayerState } from '../../shared/contract/program/players.ts'
import { playerTable } from '../../shared/players/playerTable.ts'
import type { Texts } from './Texts.ts'

export function playerTrouble({ players: words }: Texts, { player, failure }: PlayerState): string {
  const failed = words.failed({ server: playerTable[player].name })
  return failure === null ? failed : `${failed} ${words.failures[failure]}`
}
