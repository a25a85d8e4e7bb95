/**
 * While the film plays, the hand goes with it from line to line. A jump leaves the hand where it was put, also among lines that
 * begin together; whoever types in a line keeps it.
 */
import type { EditActs, LinesOnDesk } from './edits/editActs.ts'
import { lineAt, type Readable } from './seenState.ts'
import type { PlayerStore } from './stage/playerStore.ts'

export interface FollowParts {
  readonly seen: Readable<Pick<LinesOnDesk, 'cues' | 'editing'> & Pick<EditActs, 'choose'>>
  readonly player: PlayerStore
}

export function followFilm({ seen, player }: FollowParts): void {
  player.subscribe((now, before) => {
    if (!now.isPlaying || !now.hasPlayedHere || now.atMs === before.atMs) return
    const { cues, editing, choose } = seen.getState()
    const line = lineAt(cues, now.atMs)
    // Only a line that begins takes the hand along.
    if (editing === null && line !== lineAt(cues, before.atMs)) choose(line)
  })
}
