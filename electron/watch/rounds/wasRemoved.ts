/** Whether the user took away what we wrote for a wish: then it is not written again by itself. */
import { languagesOfWish } from '../../wanted/wish.ts'
import type { Gap } from '../../wanted/missing.ts'
import type { WatchHome } from '../watchHome.ts'

/** The last that we did for this wish was to write a subtitle, and it is not there any more; or it was undone. */
export function wasRemoved({ history }: Pick<WatchHome, 'history'>, { video, wish, isForced }: Gap): boolean {
  if (isForced) return false
  const languages = languagesOfWish(wish)
  const [last] = history
    .list({ kind: 'file', path: video.file.path }, ['written', 'undone'])
    .filter((row) => row.videoPath === video.file.path && languages.includes(row.language))
  return last !== undefined && !video.file.sidecars.some(({ path }) => path === last.path)
}
