/** The pictures of titles: which one a video shows, and where it lies. */
import type { PosterLooks } from '../../posters/posters.ts'
import type { PosterPlace } from '../../posters/posterNames.ts'
import type { LibraryShelf } from '../list/libraryShelf.ts'
import { posterIdOf } from '../list/libraryRow.ts'
import { posterPlaceOf } from './titlePlaces.ts'

interface TitlePostersParts {
  /** With every video under its title. */
  readonly settled: () => Pick<LibraryShelf, 'slots' | 'groups'>
  readonly posters: PosterLooks
}

interface TitlePosters {
  /** Of the title that the video is of; null where there is none. */
  posterOf(videoId: string): string | null
  posterPlace(titleId: string): PosterPlace | null
}

export function createTitlePosters({ settled, posters }: TitlePostersParts): TitlePosters {
  return {
    posterOf(videoId) {
      const { slots, groups } = settled()
      const slot = slots.get(videoId)
      const title = slot ? groups.titleOf(slot.entry) : null
      return title && posterIdOf(title, posters)
    },
    posterPlace(titleId) {
      const title = settled().groups.get(titleId)
      return title && posterPlaceOf(title)
    },
  }
}
