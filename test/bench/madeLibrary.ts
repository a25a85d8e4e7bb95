/** A library of videos that are on no disk, named as real ones are, as the window's host keeps it. */
import type { MediaInfo, MediaTrack } from '../../electron/library/mediaFile.ts'
import { createEntryMaker } from '../../electron/views/library/entries/entryMaker.ts'
import type { LibraryEntry } from '../../electron/views/library/entries/libraryEntry.ts'
import { bookOf } from '../support/make/bookOf.ts'

export const madeRules = bookOf('en,es>pt')
export const madeFolder = { id: 'f1', path: '/media/library', scannedMs: null }

const shows = ['Harbour Lights', 'The Long Winter', 'Copper and Rain', 'Los Días Largos', '遠い海', 'Das zweite Zimmer']

/** Every other one has a subtitle. */
export function makeEntries(videos: number): readonly LibraryEntry[] {
  const maker = createEntryMaker({ ownerOf: () => null })
  return Array.from({ length: videos }, (_, at) => {
    const path = `${madeFolder.path}/${madeName(at)}`
    const sidecars = at % 2 === 0 ? [{ ...english, path: `${path}.en.srt` }] : []
    const file = { path, root: madeFolder.path, sizeBytes: 1e9 + at, modifiedMs: 1.7e12 + at * 60_000, sidecars }
    return maker.entryOf({ file, media: mediaAt(at), ids: { filmdbId: null, moviedbId: null } }, madeFolder)
  })
}

const spoken = ['en', 'es', 'fr', 'de', 'ja']

/** Text and pictures inside, as films and shows of the last years have them: sixty kinds. */
function mediaAt(at: number): MediaInfo {
  const track = (kind: MediaTrack['kind'], nth: number): MediaTrack => ({
    ...{ kind, language: spoken[nth % spoken.length] ?? null, codec: '', isForced: false, isDefault: nth === 0 },
    ...{ isHearingImpaired: nth % 3 === 2, isText: (at + nth) % 4 !== 3, name: null },
  })
  const texts = Array.from({ length: at % 4 }, (_, nth) => track('subtitle', at + nth))
  return { durationMs: 2_400_000, fps: 24, height: 1080, tracks: [track('audio', at % 5), ...texts] }
}

const english = { language: 'en', isForced: false, isHearingImpaired: false, extension: 'srt' }

/** The path of a video below its folder: two thirds episodes of shows, a third films. */
export function madeName(at: number): string {
  return at % 3 === 2 ? filmAt(at) : episodeAt(at)
}

function episodeAt(at: number): string {
  const [show, season, episode] = [Math.floor(at / 240), 1 + (Math.floor(at / 24) % 10), 1 + (at % 24)]
  const name = `${shows[show % shows.length] ?? ''} ${show}`
  const number = `S${String(season).padStart(2, '0')}E${String(episode).padStart(2, '0')}`
  return `Series/${name}/Season ${season}/${name.replaceAll(' ', '.')}.${number}.1080p.WEB.H264-NOVA.mkv`
}

function filmAt(at: number): string {
  const name = `Film ${at.toString(36)} of ${shows[at % shows.length] ?? ''} (${1950 + (at % 75)})`
  return `Films/${name}/${name.replaceAll(' ', '.')}.2160p.BluRay.x265-TIDE.mkv`
}
