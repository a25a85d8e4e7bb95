/**
 * Measures the subtitles of one video against each other and, where that is wanted, against the video itself. What was
 * measured before is known by the contents that it was measured with.
 */
import { createHash } from 'node:crypto'
import { hearingOf, type Hearing } from '../../shared/sound/voice.ts'
import { startsTogether } from '../../shared/timing/startsTogether.ts'
import { shiftBy } from '../../shared/timing/retiming.ts'
import type { Span } from '../../shared/timing/span.ts'
import type { CloseListener } from '../media/closeListener.ts'
import { soundTrackOf } from '../media/soundTrack.ts'
import { alignBySound } from '../timing/alignBySound.ts'
import { soundOf, timingSources, wishedSources, type TimingSource } from '../timing/timingSources.ts'
import type { Aligned, AlignRequest } from '../timing/timingWork.ts'
import type { CheckupStore } from './checkupStore.ts'
import type { TimingBook } from '../timing/timingBook.ts'
import type { UnreadSources } from './unreadSources.ts'
import { createVideoReading, isInVideo, type ReadingOrder } from './videoReading.ts'
import { isMovedByOthers, timingFact, type Measured, type TimingFact } from '../timing/timingFact.ts'

export interface TimedFile {
  readonly path: string
  readonly sha256: string
  /** As it was looked at. */
  readonly stamp: string
  readonly isOurs: boolean
  /** It is known to be made for this very release of the film. */
  readonly isOfRelease: boolean
  /** A few foreign lines, or no words at all: nothing is measured by them. */
  readonly isWhole: boolean
  /** Nothing speaks against it: only by such a one others are measured. */
  readonly isBelieved: boolean
  readonly spans: () => Promise<readonly Span[]>
}

export interface TimingsOrder extends ReadingOrder {
  readonly files: readonly TimedFile[]
  readonly withSound: boolean
  /** What was heard closely before is known to it; it is never asked to listen. */
  readonly closeListener: CloseListener | null
}

/** A film with more languages than these is measured by the first ones. */
const mostBeside = 6

export interface TimingKeepers {
  readonly store: Pick<CheckupStore, 'timing' | 'keepTiming'>
  readonly book: Pick<TimingBook, 'keep' | 'of'>
  readonly unread: UnreadSources
}

/**
 * By path; nothing of a file that there is nothing to measure against. Where other files alone would move one, the sound of the
 * film is listened to, once for all of its files: it tells which of them is off.
 */
export async function measureTimings(
  { store, book, unread }: TimingKeepers,
  order: TimingsOrder,
): Promise<ReadonlyMap<string, TimingFact>> {
  const whole = order.files.filter(({ isWhole }) => isWhole)
  const measure = createMeasure(order, whole, unread)
  const first = await factsOf((file) => factBy(file, sourcesOf(order, file, whole), file.isOurs))
  const isInDoubt = [...first.values()].some(isMovedByOthers)
  const facts = isInDoubt ? await factsOf((file) => heardFact(file, first.get(file.path) ?? null)) : first
  for (const file of whole) {
    const fact = facts.get(file.path)
    // The library tells the same, and what better evidence told before holds here too.
    if (fact) facts.set(file.path, book.keep({ ...file, video: order.video, fact }))
    // With nothing to measure it by now, what was measured of it before, on the desk or by its sound, still holds.
    else takeKnown(file)
  }
  // Of two that agree the film may have told of one: by now all are told.
  for (const file of whole) if (facts.has(file.path)) takeKnown(file)
  return facts

  function takeKnown({ path, sha256 }: TimedFile): void {
    const known = book.of(path, order.video.file)
    if (known?.sha256 === sha256) facts.set(path, known.fact)
  }

  async function factsOf(factOfFile: (file: TimedFile) => Promise<TimingFact | null>) {
    const told = new Map<string, TimingFact>()
    for (const file of whole) {
      order.signal.throwIfAborted()
      const fact = await factOfFile(file)
      if (fact) told.set(file.path, fact)
    }
    return told
  }

  async function heardFact(file: TimedFile, before: TimingFact | null): Promise<TimingFact | null> {
    if (before?.against === 'track') return before
    const speech = soundOf(order.video)
    const heard = speech && (await factBy(file, [speech], file.isOurs))
    if (heard && heard.kind !== 'unclear') return heard
    // Nothing is heard: what was made for this release is believed before one other file.
    const isDoubted = before !== null && isMovedByOthers(before) && file.isOurs && file.isOfRelease
    return isDoubted ? factBy(file, sourcesOf(order, file, whole), false) : before
  }

  async function factBy(file: TimedFile, sources: readonly TimingSource[], oneSuffices: boolean) {
    if (sources.length === 0) return null
    return factOf(file, { sources, oneSuffices, against: againstKey(order, { oneSuffices, sources, whole }) })
  }

  async function factOf(file: TimedFile, measuring: Measuring): Promise<TimingFact | null> {
    const { sources, against } = measuring
    const kept = store.timing(file.sha256, against)
    if (kept) await measure.noteUnread(sources)
    if (kept && isTold(kept)) return kept
    // What loudness could not tell, a close hearing may have told since.
    const heard = sources.some(({ kind }) => kind === 'speech') ? await measure.heardClosely() : null
    if (heard === null) return kept ?? measureNow(file, measuring, [against, against])
    const againstHeard = `${against} ${heard}`
    return store.timing(file.sha256, againstHeard) ?? measureNow(file, measuring, [against, againstHeard])
  }

  /** @param keys of what is told, and of what is not */
  async function measureNow(
    file: TimedFile,
    { sources, oneSuffices }: Measuring,
    [told, untold]: readonly [string, string],
  ): Promise<TimingFact | null> {
    const { measured, isComplete } = await measure.of(file, sources)
    const fact = timingFact(measured, oneSuffices)
    // What could not be asked, for a program that is missing, may be asked the next time.
    if (fact && isComplete) store.keepTiming(file.sha256, isTold(fact) ? told : untold, fact)
    return fact
  }
}

function isTold({ kind }: TimingFact): boolean {
  return kind === 'fits' || kind === 'mendable'
}

interface Measuring {
  readonly sources: readonly TimingSource[]
  /** One file of the user's is believed alone. */
  readonly oneSuffices: boolean
  readonly against: string
}

function sourcesOf({ video, withSound, wishes }: TimingsOrder, file: TimedFile, whole: readonly TimedFile[]) {
  const history = { ownerOf: (path: string) => (isOursIn(whole, path) ? (true as never) : null) }
  const all = timingSources({ video, path: file.path, mayReadVideo: true }, history)
  const beside = new Set(
    whole
      .filter(({ path, isBelieved }) => isBelieved && path !== file.path)
      .slice(0, mostBeside)
      .map(({ path }) => path),
  )
  const asked = all.filter((source) => {
    if (source.kind === 'speech') return withSound
    return source.kind === 'track' || beside.has(source.path)
  })
  return wishedSources(asked, wishes['timing.bySound'])
}

function isOursIn(files: readonly TimedFile[], path: string): boolean {
  return files.some((file) => file.path === path && file.isOurs)
}

interface Against extends Pick<Measuring, 'sources' | 'oneSuffices'> {
  readonly whole: readonly TimedFile[]
}

function againstKey({ video, wishes }: TimingsOrder, { oneSuffices, sources, whole }: Against): string {
  const { sizeBytes, modifiedMs } = video.file
  const parts = sources.map((source) => {
    if (source.kind === 'own' || source.kind === 'ours')
      return `${source.kind}:${source.named}:${whole.find(({ path }) => path === source.path)?.sha256 ?? ''}`
    const index = source.kind === 'track' ? source.index : soundTrackOf(video, wishes['timing.sound'])
    return `${source.kind}:${index}:${sizeBytes}:${modifiedMs}`
  })
  return createHash('sha256')
    .update([oneSuffices, ...parts].join('\n'))
    .digest('hex')
}

/** Each source is read once for all files of the video. */
function createMeasure(order: TimingsOrder, whole: readonly TimedFile[], unread: UnreadSources) {
  const { video, reader, signal, withSound, wishes, closeListener } = order
  const sound = soundTrackOf(video, wishes['timing.sound'])
  const spansByPath = new Map<string, Promise<readonly Span[]>>()
  const inVideo = createVideoReading(order, unread)

  function spansOf(path: string): Promise<readonly Span[]> {
    const file = whole.find((each) => each.path === path)
    const spans = spansByPath.get(path) ?? file?.spans() ?? Promise.resolve([])
    spansByPath.set(path, spans)
    return spans
  }

  async function alignWith(cues: readonly Span[], against: AlignRequest['against']): Promise<Aligned> {
    if (against.kind === 'cues') return reader.align({ cues, against }, signal)
    const { path: mediaPath } = video.file
    const parts = { reader, listen: async () => against.loudness, closeListener }
    const ofSound = { cues, mediaPath, durationMs: null, options: { signal, sound }, isClose: false }
    return (await alignBySound(parts, ofSound)).alignment
  }

  /** How much of the film was heard closely before; null where nobody has, or not enough of it to tell. */
  async function heardClosely(): Promise<Hearing | null> {
    const voice = (await closeListener?.known(video.file.path, sound)) ?? null
    return voice && hearingOf(voice)
  }

  async function measureOne(file: TimedFile, source: TimingSource): Promise<Measured | null> {
    if (isInVideo(source)) {
      const against = await inVideo.read(source)
      if (!against) return null
      const cues = await spansOf(file.path)
      if (against.kind === 'cues' && startsTogether(cues, against.cues)) return { source, alignment: inStep }
      return { source, alignment: await alignWith(cues, against) }
    }
    const [cues, others] = [await spansOf(file.path), await spansOf(source.path)]
    if (startsTogether(cues, others)) return { source, alignment: inStep }
    return { source, alignment: await reader.align({ cues, against: { kind: 'cues', cues: others } }, signal) }
  }

  async function of(file: TimedFile, sources: readonly TimingSource[]) {
    const measured: Measured[] = []
    let isComplete = true
    for (const source of sources) {
      signal.throwIfAborted()
      const one = await measureOne(file, source)
      if (one) measured.push(one)
      else if (isInVideo(source) && inVideo.wasUnasked(source)) isComplete = false
      // What was made for the video has told; of other files one that agrees is enough, unless the sound is to be heard.
      const isMadeForIt = isInVideo(source)
      const hasTold = isMadeForIt ? one !== null && one.alignment.kind !== 'unclear' : one?.alignment.kind === 'fits'
      if (hasTold && (isMadeForIt || !withSound)) break
    }
    return { measured, isComplete }
  }

  return { of, heardClosely, noteUnread: inVideo.noteUnread }
}

const inStep: Pick<Aligned, 'kind' | 'retiming' | 'before' | 'after'> = {
  kind: 'fits',
  retiming: shiftBy(0),
  before: 1,
  after: 1,
}
