/** Says of each title that the user chooses or takes back whose it was: lists that show titles follow. */
import type { PlacedVideo } from './showPlace.ts'
import type { TitleCorrections } from './titleCorrections.ts'

export function reportedCorrections(
  corrections: TitleCorrections,
  onChange: (video: PlacedVideo) => void,
): TitleCorrections {
  return {
    of: (video) => corrections.of(video),
    set(video, title) {
      corrections.set(video, title)
      onChange(video)
    },
    learn(video, title) {
      corrections.learn(video, title)
      onChange(video)
    },
    forget(video) {
      corrections.forget(video)
      onChange(video)
    },
  }
}
