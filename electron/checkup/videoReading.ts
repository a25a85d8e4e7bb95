/** What a video itself tells of the times of its words: its tracks and its sound, each read once, and not again where that was in vain. */
import { toAppError } from '../../shared/errors.ts'
import type { Settings } from '../../shared/settings/settingTable.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import { isOfVideo, type listen } from '../media/readMedia.ts'
import { readTrackSpans } from '../media/readTrack.ts'
import { soundTrackOf } from '../media/soundTrack.ts'
import type { TimingSource } from '../timing/timingSources.ts'
import type { AlignRequest, TimingReader } from '../timing/timingWork.ts'
import type { UnreadSources, VideoSource } from './unreadSources.ts'

export type InVideo = Extract<TimingSource, { kind: 'track' | 'speech' }>

export function isInVideo(source: TimingSource): source is InVideo {
  return source.kind === 'track' || source.kind === 'speech'
}

export interface VideoReading {
  /** null where it cannot be read: a note tells why. */
  readonly read: (source: InVideo) => Promise<AlignRequest['against'] | null>
  /** It could not be asked now, and may be the next time. */
  readonly wasUnasked: (source: InVideo) => boolean
  /** What is known was measured without them: that is told each time. */
  readonly noteUnread: (sources: readonly TimingSource[]) => Promise<void>
}

/** The video and what reads it. */
export interface ReadingOrder {
  readonly video: LibraryVideo
  readonly wishes: Pick<Settings, 'timing.bySound' | 'timing.sound'>
  readonly reader: Pick<TimingReader, 'align' | 'prepare'>
  readonly listen: typeof listen
  /** The program that reads videos. */
  readonly ffmpeg: string
  readonly signal: AbortSignal
  /** Why something could not be asked. */
  readonly note: (sentence: string) => void
}

export function createVideoReading(
  { video, reader, signal, note, wishes, listen, ffmpeg }: ReadingOrder,
  unread: UnreadSources,
): VideoReading {
  const sound = soundTrackOf(video, wishes['timing.sound'])
  const known = new Map<string, Promise<AlignRequest['against'] | null>>()
  const unasked = new Set<string>()

  function read(source: InVideo): Promise<AlignRequest['against'] | null> {
    const key = keyOf(source)
    const reading = known.get(key) ?? unread.reading(placeOf(source), () => readNow(source)).catch(notRead(key))
    known.set(key, reading)
    return reading
  }

  function keyOf(source: InVideo): string {
    return source.kind === 'track' ? `track ${source.index}` : `sound ${sound}`
  }

  function placeOf(source: InVideo): VideoSource {
    return { path: video.file.path, source: keyOf(source), program: ffmpeg }
  }

  function notRead(key: string): (thrown: unknown) => null {
    return (thrown) => {
      signal.throwIfAborted()
      const error = toAppError(thrown)
      note(error.message)
      if (!isOfVideo(error)) unasked.add(key)
      return null
    }
  }

  async function noteUnread(sources: readonly TimingSource[]): Promise<void> {
    for (const source of sources.filter(isInVideo)) {
      const why = await unread.why(placeOf(source))
      if (why) note(why.message)
    }
  }

  async function readNow(source: InVideo): Promise<AlignRequest['against']> {
    const { path } = video.file
    if (source.kind === 'speech')
      return {
        kind: 'sound',
        loudness: await listen(path, { signal, program: ffmpeg, sound }),
      }
    const { index, track } = source
    const order = { mediaPath: path, index, signal, program: ffmpeg }
    const cues = await readTrackSpans(track, order, async ({ name, bytes }) => {
      const { document } = await reader.prepare(bytes, { fileName: name }, signal)
      return document.cues.map(({ startMs, endMs }) => ({ startMs, endMs }))
    })
    return { kind: 'cues', cues }
  }

  return { read, wasUnasked: (source) => unasked.has(keyOf(source)), noteUnread }
}
