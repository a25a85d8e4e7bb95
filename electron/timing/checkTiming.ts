/** Measures one subtitle against what its video offers, until something tells. Reads; never writes. */
import { toAppError } from '../../shared/errors.ts'
import type { Span } from '../../shared/timing/span.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { Disk } from '../disk/disk.ts'
import type { History } from '../sidecar/history/history.ts'
import { readSubtitle } from '../sidecar/readSubtitle.ts'
import type { CloseListener } from '../media/closeListener.ts'
import { listen, type MediaOptions } from '../media/readMedia.ts'
import { readTrackSpans } from '../media/readTrack.ts'
import { soundTrackOf } from '../media/soundTrack.ts'
import { alignBySound, type CloseOffer, type SoundAlignment } from './alignBySound.ts'
import { timingSources, type TimingSource } from './timingSources.ts'
import type { Aligned, TimingReader } from './timingWork.ts'
import type { Programs } from '../media/mediaTools.ts'

export interface CheckTimingParts {
  readonly disk: Pick<Disk, 'stat' | 'read'>
  readonly reader: TimingReader
  readonly history: Pick<History, 'ownerOf'>
  /** The loudness of a film; what was listened to once is kept where this is told. */
  readonly listen?: typeof listen
  /** The system's unless told. */
  readonly programs?: Programs
  /** Without it only loudness is listened to. */
  readonly closeListener?: CloseListener | null
  /** Whether it listens closely by itself. */
  readonly isClose?: boolean
}

export interface TimingOrder {
  readonly video: LibraryVideo
  /** The subtitle beside it. */
  readonly path: string
  readonly mayReadVideo: boolean
  /** A subtitle that a person named: it is measured against that alone. */
  readonly reference?: string | undefined
  /** Which sound track is listened to, from 0; the one in the language that the film was made in unless told. */
  readonly sound?: number | undefined
  /** Whether this source may tell; all may where it is not said. */
  readonly isTrusted?: (source: TimingSource) => boolean
  readonly signal: AbortSignal
  /** How far listening is, 0..1; not told for a film of unknown length. */
  readonly onProgress?: (share: number) => void
  /** Whether it may listen closely where loudness cannot tell; as the parts have it unless told. */
  readonly isClose?: boolean | undefined
  /** It listens closely from here on, for about so long. */
  readonly onClose?: (aboutMs: number | null) => void
}

export interface TimingCheck {
  readonly alignment: Aligned
  /** What told; null where nothing could. */
  readonly source: TimingSource | null
  /** Why sources could not be asked, each once. */
  readonly notes: readonly string[]
  /** What a close hearing would cost, where that may tell more; null where nothing more can be asked. */
  readonly offer: CloseOffer | null
}

const unknown: Aligned = {
  kind: 'unclear',
  retiming: { speed: 1, pieces: [{ fromMs: 0, offsetMs: 0 }] },
  confidence: 0,
  before: 0,
  after: 0,
  picture: null,
}

/** @throws AppError where the subtitle itself cannot be read, and 'cancelled' */
export async function checkTiming(parts: CheckTimingParts, order: TimingOrder): Promise<TimingCheck> {
  const { path, signal } = order
  const { isTrusted = () => true } = order
  const sources = timingSources(order, parts.history).filter(isTrusted)
  const notes = new Set<string>()
  let best: TimingCheck = { alignment: unknown, source: null, notes: [], offer: null }
  let offer: CloseOffer | null = null
  if (sources.length === 0) return best
  const cues = await cuesOf(parts, order, path)
  for (const source of sources) {
    signal.throwIfAborted()
    try {
      const found = await alignWith(parts, { ...order, cues }, source)
      const { alignment } = found
      offer ??= found.offer
      if (rank[alignment.kind] > rank[best.alignment.kind] || best.source === null)
        best = { alignment, source, notes: [], offer: null }
      if (rank[alignment.kind] === rank.fits) break
    } catch (thrown) {
      signal.throwIfAborted()
      notes.add(toAppError(thrown).message)
    }
  }
  return { ...best, notes: [...notes], offer: rank[best.alignment.kind] === rank.fits ? null : offer }
}

/** What one source cannot tell, or finds in parts only, another may. */
const rank = { unclear: 0, 'other-cut': 1, mendable: 2, fits: 2 } as const

async function alignWith(
  parts: CheckTimingParts,
  order: TimingOrder & { readonly cues: readonly Span[] },
  source: TimingSource,
): Promise<SoundAlignment> {
  const { video, cues, signal } = order
  if (source.kind === 'speech') return alignSpeech(parts, order)
  const against = { kind: 'cues', cues: await spansOfSource(parts, { video, signal }, source) } as const
  return { alignment: await parts.reader.align({ cues, against }, signal), offer: null }
}

function alignSpeech(
  parts: CheckTimingParts,
  { video, cues, signal, sound = soundTrackOf(video), ...order }: TimingOrder & { readonly cues: readonly Span[] },
): Promise<SoundAlignment> {
  const { reader, closeListener = null } = parts
  return alignBySound(
    { reader, listen: parts.listen ?? listen, closeListener },
    {
      cues,
      mediaPath: video.file.path,
      durationMs: video.media?.durationMs ?? null,
      options: { signal, program: parts.programs?.ffmpeg, sound },
      isClose: order.isClose ?? parts.isClose ?? false,
      onProgress: order.onProgress,
      onClose: order.onClose,
    },
  )
}

async function spansOfSource(
  parts: CheckTimingParts,
  order: Pick<TimingOrder, 'video' | 'signal'>,
  source: Exclude<TimingSource, { readonly kind: 'speech' }>,
): Promise<readonly Span[]> {
  if (source.kind !== 'track') return cuesOf(parts, order, source.path)
  const { signal, video } = order
  const { index, track } = source
  const options: MediaOptions = { signal, program: parts.programs?.ffmpeg }
  return readTrackSpans(track, { mediaPath: video.file.path, index, ...options }, async ({ name, bytes }) => {
    const { document } = await parts.reader.prepare(bytes, { fileName: name }, signal)
    return spansOf(document.cues)
  })
}

async function cuesOf(
  { disk, reader }: CheckTimingParts,
  { video, signal }: Pick<TimingOrder, 'video' | 'signal'>,
  path: string,
): Promise<readonly Span[]> {
  const bytes = await readSubtitle(disk, path)
  const { document } = await reader.prepare(bytes, { fileName: path, fps: video.media?.fps ?? null }, signal)
  return spansOf(document.cues)
}

/** Their words have no part in it. */
function spansOf(cues: readonly Span[]): readonly Span[] {
  return cues.map(({ startMs, endMs }) => ({ startMs, endMs }))
}
