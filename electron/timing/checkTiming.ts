/** Measures one subtitle against what its video offers, until something tells. Reads; never writes. */
import { AppError, toAppError } from '../../shared/errors.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
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
import { endBeforeIt, isBelievedText } from '../verify/textDoubt.ts'
import { alignBySound, type CloseOffer, type SoundAlignment } from './alignBySound.ts'
import { isMovedByOthers, isOfRelease, verdictOf } from './timingFact.ts'
import { soundOf, timingSources, wishedSources, type TimingSource } from './timingSources.ts'
import { doubtWords, isOffWords, notBelievedWords, runsLongWords } from './timingWords.ts'
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
  /** What other files alone would move is heard in the film first, although the video is not read else. */
  readonly confirmsBySound?: boolean
  /** It is known to be made for this very release; as the history says unless told. */
  readonly isOfRelease?: boolean
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
  /** What one other file says and is not believed for: it may be the one that is off. */
  readonly doubted: Asked | null
  /** The other file that is off itself, as the film tells. */
  readonly isOff: TimingSource | null
  /** The sound of the film was asked, or would have been if there were any. */
  readonly isHeard: boolean
}

/** What one source told. */
export interface Asked {
  readonly source: TimingSource
  readonly alignment: Aligned
}

const unknown: Aligned = {
  kind: 'unclear',
  retiming: { speed: 1, pieces: [{ fromMs: 0, offsetMs: 0 }] },
  confidence: 0,
  before: 0,
  after: 0,
  picture: null,
}

const nothing: TimingCheck = {
  ...{ alignment: unknown, source: null, sha256: null, notes: [], offer: null, tooFew: null },
  ...{ doubted: null, isOff: null, isHeard: false },
}

/** @throws AppError where the subtitle itself cannot be read, and 'cancelled' */
export async function checkTiming(parts: CheckTimingParts, order: TimingOrder): Promise<TimingCheck> {
  const sources = sourcesOf(parts, order)
  if (sources.length === 0) return nothing
  const bytes = order.content ?? (await readSubtitle(parts.disk, order.path))
  const sha256 = sha256Of(bytes)
  const cues = await cuesIn(parts, order, { path: order.path, bytes })
  if (cues.length < fewestCues) return { ...nothing, source: sources[0] ?? null, sha256, tooFew: cues.length }
  const asked = await askUntilTold(parts, { ...order, cues }, sources)
  const verdict = { ...nothing, ...judged(asked.told, oneSuffices(parts, order)), ...asked.said, sha256 }
  return { ...verdict, notes: [...saidOf(verdict), ...verdict.notes] }
}

/** Of the files beside it. */
function saidOf({ doubted, isOff }: TimingCheck): readonly string[] {
  return [...(doubted ? [doubtWords(doubted.source)] : []), ...(isOff ? [isOffWords(isOff)] : [])]
}

function sourcesOf({ settings, history }: CheckTimingParts, order: TimingOrder): readonly TimingSource[] {
  const { isTrusted = () => true } = order
  return wishedSources(timingSources(order, history), settings.read()['timing.bySound']).filter(isTrusted)
}

/** What a person named alone tells; else what is known to be made for this release is believed before one other file. */
function oneSuffices({ history }: CheckTimingParts, { path, reference, ...order }: TimingOrder): boolean {
  return reference !== undefined || !(order.isOfRelease ?? isOfRelease(history.ownerOf(path)))
}

type CuesOrder = TimingOrder & { readonly cues: readonly Span[] }

/** What they told, in their order, until one of the film's own tells or another file agrees. */
async function askUntilTold(parts: CheckTimingParts, order: CuesOrder, sources: readonly TimingSource[]) {
  const notes = new Set<string>()
  const told: Asked[] = []
  let offer: CloseOffer | null = null

  async function ask(source: TimingSource): Promise<boolean> {
    order.signal.throwIfAborted()
    try {
      const found = await alignWith(parts, order, source)
      offer ??= found.offer
      if (found.note !== null) notes.add(found.note)
      told.push({ source, alignment: found.alignment })
      const { kind } = found.alignment
      return kind === 'fits' || (kind === 'mendable' && isOfFilm(source))
    } catch (thrown) {
      order.signal.throwIfAborted()
      notes.add(toAppError(thrown).message)
      return false
    }
  }

  let isTold = false
  for (const source of sources) {
    isTold = await ask(source)
    if (isTold) break
  }
  const speech = sources.some(({ kind }) => kind === 'speech') ? null : soundToConfirm(order, told)
  if (speech) isTold = await ask(speech)
  const isHeard = order.reference === undefined && (order.mayReadVideo || order.confirmsBySound === true)
  // What only agrees with another of ours is not known to be in step with the film.
  const isSure = isTold && told.at(-1)?.source.kind !== 'ours'
  return { told, said: { notes: [...notes], offer: isSure ? null : offer, isHeard } }
}

/** Only for the few that would be moved: listening takes long. */
function soundToConfirm(order: CuesOrder, told: readonly Asked[]): TimingSource | null {
  const isOff = told.some(({ source, alignment: { kind } }) => isMovedByOthers({ kind, against: source.kind }))
  return order.confirmsBySound && isOff ? soundOf(order.video) : null
}

function isOfFilm({ kind }: TimingSource): boolean {
  return kind === 'track' || kind === 'speech'
}

function judged(told: readonly Asked[], isOneEnough: boolean): Partial<TimingCheck> {
  // A part of a film that one of its own sources finds, another may find all of.
  const whole = told.filter(({ source, alignment }) => !isOfFilm(source) || alignment.kind !== 'other-cut')
  const isTold = whole.some(({ source, alignment }) => isOfFilm(source) && alignment.kind !== 'unclear')
  const verdict = verdictOf(isTold ? whole : told, isOneEnough)
  if (!verdict) return {}
  const { kind, told: by } = verdict
  const off = told.find(({ source, alignment }) => isMovedByOthers({ kind: alignment.kind, against: source.kind }))
  if (kind !== by.alignment.kind) return { source: by.source, doubted: by }
  return { ...by, isOff: kind === 'fits' && by.source.kind === 'speech' ? (off?.source ?? null) : null }
}

async function alignWith(parts: CheckTimingParts, order: CuesOrder, source: TimingSource): Promise<SoundAlignment> {
  const { cues, signal } = order
  if (source.kind === 'speech') return alignSpeech(parts, order)
  const against = { kind: 'cues', cues: await spansOfSource(parts, order, source) } as const
  return { alignment: await parts.reader.align({ cues, against }, signal), offer: null, note: null }
}

function alignSpeech(parts: CheckTimingParts, { video, cues, signal, ...order }: CuesOrder): Promise<SoundAlignment> {
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
  order: OfVideo & Pick<TimingOrder, 'reference'>,
  source: Exclude<TimingSource, { readonly kind: 'speech' }>,
): Promise<readonly Span[]> {
  if (source.kind !== 'track')
    return source.path === order.reference ? cuesOf(parts, order, source.path) : believedCues(parts, order, source)
  const { signal, video } = order
  const { index, track } = source
  const options: MediaOptions = { signal, program: parts.programs?.ffmpeg }
  return readTrackSpans(track, { mediaPath: video.file.path, index, ...options }, async ({ name, bytes }) => {
    const { document } = await parts.reader.prepare(bytes, { fileName: name }, signal)
    return spansOf(document.cues)
  })
}

type FileSource = Extract<TimingSource, { readonly path: string }>
type OfVideo = Pick<TimingOrder, 'video' | 'signal'>

async function cuesOf(parts: CheckTimingParts, of: OfVideo, path: string): Promise<readonly Span[]> {
  return cuesIn(parts, of, { path, bytes: await readSubtitle(parts.disk, path) })
}

/** Of a file that nobody named. @throws AppError 'input.invalid' where it is in doubt itself; as the reader does where it cannot be read */
async function believedCues(
  parts: CheckTimingParts,
  { video, signal }: OfVideo,
  { path, named }: FileSource,
): Promise<readonly Span[]> {
  const languageHint = video.file.sidecars.find((sidecar) => sidecar.path === path)?.language ?? null
  const hints = { fileName: path, languageHint, fps: video.media?.fps ?? null }
  const bytes = await readSubtitle(parts.disk, path)
  const { facts, spans } = await parts.reader.examine(bytes, hints, signal)
  if (isBelievedText(facts, { video, release: parseRelease(video.file.path) })) return spans
  if (facts.state !== 'read') await cuesIn(parts, { video, signal }, { path, bytes })
  else if (endBeforeIt(facts, { video }) !== null) throw new AppError('input.invalid', runsLongWords({ named }))
  throw new AppError('input.invalid', notBelievedWords({ named }))
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
