/** Measures one subtitle against what its video offers, until something tells. Reads; never writes. */
import { toAppError } from '../../shared/errors.ts'
import { fewestCues } from '../../shared/timing/alignCues.ts'
import type { Span } from '../../shared/timing/span.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import { sha256Of, type Disk } from '../disk/disk.ts'
import type { History } from '../sidecar/history/history.ts'
import { readSubtitle } from '../sidecar/readSubtitle.ts'
import type { CloseListener } from '../media/closeListener.ts'
import { listen, type MediaOptions } from '../media/readMedia.ts'
import { readTrackSpans } from '../media/readTrack.ts'
import { soundTrackOf } from '../media/soundTrack.ts'
import { alignBySound, type CloseOffer, type SoundAlignment } from './alignBySound.ts'
import { timingSources, wishedSources, type TimingSource } from './timingSources.ts'
import type { Aligned, TimingReader } from './timingWork.ts'
import type { Settings } from '../../shared/settings/settingTable.ts'
import type { Programs } from '../media/mediaTools.ts'

export interface CheckTimingParts {
  readonly disk: Pick<Disk, 'stat' | 'read'>
  readonly reader: TimingReader
  readonly history: Pick<History, 'ownerOf'>
  /** The loudness of a film; what was listened to once is kept where this is told. */
  readonly listen?: typeof listen
  /** The system's unless told. */
  readonly programs?: Programs
  readonly settings: {
    readonly read: () => Pick<Settings, 'timing.bySound' | 'timing.sound' | 'timing.listenClosely'>
  }
  /** Without it only loudness is listened to. */
  readonly closeListener?: CloseListener | null
}

export interface TimingOrder {
  readonly video: LibraryVideo
  /** The subtitle beside it. */
  readonly path: string
  /** What will stand there, where it is not written yet. */
  readonly content?: Uint8Array
  readonly mayReadVideo: boolean
  /** A subtitle that a person named: it is measured against that alone. */
  readonly reference?: string | undefined
  /** Which sound track is listened to, from 0; the one that the settings wish for unless told. */
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
  /** Of the content that was measured; null where it was not even read. */
  readonly sha256: string | null
  /** Why sources could not be asked, each once. */
  readonly notes: readonly string[]
  /** What a close hearing would cost, where that may tell more; null where nothing more can be asked. */
  readonly offer: CloseOffer | null
  /** It has so few lines that nothing can tell, and nothing was asked; null where it has enough. */
  readonly tooFew: number | null
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
  const wishes = parts.settings.read()
  const sources = wishedSources(timingSources(order, parts.history), wishes['timing.bySound']).filter(isTrusted)
  const notes = new Set<string>()
  let best: TimingCheck = { alignment: unknown, source: null, sha256: null, notes: [], offer: null, tooFew: null }
  let offer: CloseOffer | null = null
  if (sources.length === 0) return best
  const bytes = order.content ?? (await readSubtitle(parts.disk, path))
  const sha256 = sha256Of(bytes)
  const cues = await cuesIn(parts, order, { path, bytes })
  if (cues.length < fewestCues) return { ...best, source: sources[0] ?? null, sha256, tooFew: cues.length }
  for (const source of sources) {
    signal.throwIfAborted()
    try {
      const found = await alignWith(parts, { ...order, cues }, source)
      const { alignment } = found
      offer ??= found.offer
      if (found.note !== null) notes.add(found.note)
      if (rank[alignment.kind] > rank[best.alignment.kind] || best.source === null)
        best = { alignment, source, sha256, notes: [], offer: null, tooFew: null }
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
  return { alignment: await parts.reader.align({ cues, against }, signal), offer: null, note: null }
}

function alignSpeech(
  parts: CheckTimingParts,
  { video, cues, signal, ...order }: TimingOrder & { readonly cues: readonly Span[] },
): Promise<SoundAlignment> {
  const { reader, closeListener = null } = parts
  const wishes = parts.settings.read()
  const sound = order.sound ?? soundTrackOf(video, wishes['timing.sound'])
  return alignBySound(
    { reader, listen: parts.listen ?? listen, closeListener },
    {
      cues,
      mediaPath: video.file.path,
      durationMs: video.media?.durationMs ?? null,
      options: { signal, program: parts.programs?.ffmpeg, sound },
      isClose: order.isClose ?? wishes['timing.listenClosely'],
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

type OfVideo = Pick<TimingOrder, 'video' | 'signal'>

async function cuesOf(parts: CheckTimingParts, of: OfVideo, path: string): Promise<readonly Span[]> {
  return cuesIn(parts, of, { path, bytes: await readSubtitle(parts.disk, path) })
}

async function cuesIn(
  { reader }: CheckTimingParts,
  { video, signal }: OfVideo,
  { path, bytes }: { readonly path: string; readonly bytes: Uint8Array },
): Promise<readonly Span[]> {
  const { document } = await reader.prepare(bytes, { fileName: path, fps: video.media?.fps ?? null }, signal)
  return spansOf(document.cues)
}

/** Their words have no part in it. */
function spansOf(cues: readonly Span[]): readonly Span[] {
  return cues.map(({ startMs, endMs }) => ({ startMs, endMs }))
}
