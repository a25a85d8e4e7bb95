/** What a subtitle's timing can be measured against, the most trusted first. Pure. */
import type { Retiming } from '../../shared/timing/retiming.ts'
import type { LibraryVideo, MediaTrack, Sidecar } from '../library/mediaFile.ts'
import { holdsPictures } from '../library/pictureSubtitles.ts'
import { readablePictures } from '../media/readTrack.ts'
import { isSilent } from '../media/soundTrack.ts'
import type { History, TimingEvidence } from '../sidecar/history/history.ts'
import { subtitleTracks } from '../wanted/insideTrack.ts'

/** `index` counts the subtitle tracks of the video. */
export type TimingSource =
  | {
      readonly kind: 'track'
      readonly index: number
      readonly named: string
      readonly track: Pick<MediaTrack, 'isText' | 'codec'>
    }
  | { readonly kind: 'own' | 'ours'; readonly path: string; readonly named: string }
  | { readonly kind: 'speech'; readonly named: '' }

export interface SourcesOf {
  readonly video: LibraryVideo
  /** The subtitle that is measured. */
  readonly path: string
  /** False where no byte of the video may be read. */
  readonly mayReadVideo: boolean
  /** A subtitle that a person named: then it alone tells. */
  readonly reference?: string | undefined
}

/** What was found and not mended. */
export interface MeasuredTiming {
  readonly result: 'fits' | 'mendable' | 'other-cut'
  readonly retiming: Retiming
  readonly evidence: TimingEvidence
}

/** More would take long and tell no more. */
const mostTracks = 2

/**
 * A track inside the video was made for it, of text or of pictures; a file of the user's is trusted; speech is what it is all about, but music can
 * hide it; another file of ours may be as wrong as this one.
 */
export function timingSources(
  { video, path, mayReadVideo, reference }: SourcesOf,
  history: Pick<History, 'ownerOf'>,
): readonly TimingSource[] {
  if (reference !== undefined) {
    const kind = history.ownerOf(reference) === null ? 'own' : 'ours'
    return [{ kind, path: reference, named: nameOf(reference) }]
  }
  const beside = video.file.sidecars.filter((sidecar) => sidecar.path !== path && isMeasurable(sidecar))
  const files = (kind: 'own' | 'ours') =>
    beside
      .filter((sidecar) => (history.ownerOf(sidecar.path) !== null) === (kind === 'ours'))
      .map((sidecar) => ({ kind, path: sidecar.path, named: nameOf(sidecar.path) }))
  const sound = mayReadVideo ? soundOf(video) : null
  const speech = sound ? [sound] : []
  return [...(mayReadVideo ? wholeTracks(video) : []), ...files('own'), ...speech, ...files('ours')]
}

/** Where the sound can be heard and a person wants it always, it tells alone. */
export function wishedSources(sources: readonly TimingSource[], bySound: boolean): readonly TimingSource[] {
  const speech = sources.filter(({ kind }) => kind === 'speech')
  return bySound && speech.length > 0 ? speech : sources
}

/** Texts first: when pictures go is not always told. */
function wholeTracks(video: LibraryVideo): readonly TimingSource[] {
  const whole = subtitleTracks(video).filter(({ track }) => !track.isForced)
  const texts = whole.filter(({ track }) => track.isText)
  const pictures = whole.filter(({ track }) => readablePictures.has(track.codec))
  return [...texts, ...pictures].slice(0, mostTracks).map(({ track, index }) => ({
    kind: 'track',
    index,
    named: track.language ?? '',
    track: { isText: track.isText, codec: track.codec },
  }))
}

/** A few foreign lines, and files that are no text, tell nothing. */
export function isMeasurable({ isForced, isRePaired, isEmpty, extension }: Sidecar): boolean {
  return !isForced && !isRePaired && !isEmpty && !holdsPictures({ extension })
}

/** null where the video is known to have none. */
export function soundOf(video: LibraryVideo): TimingSource | null {
  return isSilent(video) ? null : { kind: 'speech', named: '' }
}

function nameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
}

/** What is asked where a person chose the track that is listened to; null: whatever there is. */
export function heardAt(sound: number | null) {
  return sound === null ? {} : { sound, isTrusted: ({ kind }: TimingSource) => kind === 'speech' }
}

export function evidenceOf(source: TimingSource): TimingEvidence {
  return source.kind === 'speech' ? source : { kind: source.kind, named: source.named }
}
