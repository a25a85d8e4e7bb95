/** One follower of renamed videos for whatever looks at their folders. Types only. */
import type { MediaFile } from '../../library/mediaFile.ts'
import type { SidecarMove } from '../../sidecar/rename/movedSidecars.ts'
import type { Moved } from '../../sidecar/rename/moveSidecar.ts'
import type { Followed, FollowOrder } from './followVideo.ts'

export interface VideoFollower {
  /** What a run had begun that was killed; once. */
  recover(): Promise<void>
  /** One after the other, whoever asks: as `followVideo`. */
  follow(file: MediaFile, order: FollowOrder): Promise<Followed | null>
  /** One subtitle at the user's word, in its turn. */
  move(move: SidecarMove): Promise<Moved>
}
