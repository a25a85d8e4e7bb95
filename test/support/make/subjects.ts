/** Short ways to say a listed subtitle, a video and a want in the tests of matching and planning. */
import type { ListedSubtitle, PackedFile, TitleMatch } from '../../../electron/serviceClient/listing.ts'
import type { LibraryVideo, MediaTrack } from '../../../electron/library/mediaFile.ts'
import { parseWishes } from '../../../electron/wanted/parseWishes.ts'
import type { Gap } from '../../../electron/wanted/missing.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'

export function listed(id: string, releaseName: string, rest: Partial<ListedSubtitle> = {}): ListedSubtitle {
  return {
    id,
    path: `/subtitle/${id}-${id}.zip`,
    releaseNames: releaseName === '' ? [] : [releaseName],
    fileName: `${id}.zip`,
    language: 'en',
    season: null,
    episodeFrom: null,
    episodeEnd: null,
    isFullSeason: false,
    isHearingImpaired: null,
    isMachineMade: false,
    fps: null,
    author: null,
    comment: null,
    files: null,
    ...rest,
  }
}

export function packed(fileId: string, name: string, rest: Partial<PackedFile> = {}): PackedFile {
  return {
    fileId,
    name,
    releaseName: '',
    season: null,
    episode: null,
    language: 'en',
    isHearingImpaired: null,
    sizeBytes: null,
    md5: null,
    ...rest,
  }
}

export function titled(name: string, rest: Partial<TitleMatch> = {}): TitleMatch {
  return {
    titleId: null,
    filmdbId: null,
    moviedbId: null,
    type: null,
    name,
    year: null,
    season: null,
    episode: null,
    confidence: null,
    score: null,
    ...rest,
  }
}

export function videoAt(path: string, rest: Partial<LibraryVideo['file']> = {}): LibraryVideo {
  return {
    file: { path, root: '/lib', sizeBytes: 1e9, modifiedMs: 0, sidecars: [], ...rest },
    media: null,
    ids: { filmdbId: null, moviedbId: null },
  }
}

export function wantFor(path: string, wish = 'en', video: LibraryVideo = videoAt(path)): Gap {
  const [parsed] = parseWishes(wish)
  if (!parsed) throw new Error('no wish')
  return { video, release: parseRelease(path), wish: parsed }
}

/** A whole text inside a video. */
export function textTrack(language: string, rest: Partial<MediaTrack> = {}): MediaTrack {
  const plain = { isForced: false, isHearingImpaired: false, isDefault: false, isText: true, name: null } as const
  return { kind: 'subtitle', codec: 'S_TEXT/UTF8', language, ...plain, ...rest }
}
