/** What listening may come to, before it begins: what was heard before is not heard again. */
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { soundWorkOf } from '../../checkup/soundWork.ts'
import { counted } from '../../../shared/text/counted.ts'

export function listeningLine(all: readonly LibraryVideo[]): string {
  const { videos, soundMs } = soundWorkOf(all)
  const minutes = Math.ceil(soundMs / 60_000)
  return `Listening to ${counted(videos, 'video')} at most, ${counted(minutes, 'minute')} of sound.`
}
