/** Pictures, clips and the sound of a film as the desk asks for them: only of videos of the library, under random names. */
import type { Clip, ClipCodec, MediaAddress, MediaToolsState, Strip } from '../../../shared/contract/videos/desk.ts'
import { AppError } from '../../../shared/errors.ts'
import { stripColumns, type StripOrder } from '../../../shared/sound/strip.ts'
import type { Span } from '../../../shared/timing/span.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { makeClip, makePicture, type ClipParts } from '../../media/makeClip.ts'
import type { MediaFiles } from '../../media/mediaFiles.ts'
import type { FoundTools, MediaTools } from '../../media/mediaTools.ts'
import { noFfmpeg } from '../../media/readMedia.ts'
import { requireFilm } from '../../media/requireFilm.ts'
import { soundTrackOf } from '../../media/soundTrack.ts'
import type { DeskLanes } from './deskLanes.ts'
import type { FilmSound, FilmSounds } from './filmSounds.ts'
import { wholeFileOf } from './wholeFile.ts'

export interface MediaSessionParts {
  readonly library: { video(videoId: string): LibraryVideo }
  readonly tools: MediaTools
  readonly clips: ClipParts
  readonly files: MediaFiles
  readonly sounds: FilmSounds
  readonly lanes: DeskLanes
}

interface MomentWish {
  readonly deskId: string
  readonly videoId: string
  readonly atMs: number
}

export interface PictureWish extends MomentWish {
  /** Not set: the whole picture before it. */
  readonly isExact?: boolean | undefined
}

export interface ClipWish extends MomentWish {
  readonly lengthMs: number
  readonly sound: number | null
  readonly plays: readonly ClipCodec[]
}

export type SoundOf = Pick<ClipWish, 'videoId' | 'sound'>

export interface MediaSession {
  tools(isAgain: boolean): Promise<MediaToolsState>
  picture(wish: PictureWish, until: AbortSignal): Promise<MediaAddress>
  clip(wish: ClipWish, until: AbortSignal): Promise<Clip>
  leave(deskId: string): void
  /** A page is gone, with all its desks. */
  leavePage(pageId: string): void
  strip(order: StripOrder & SoundOf): Promise<Strip>
  speech(of: SoundOf): Promise<{ speech: Span[] }>
  listen(wish: SoundOf & Pick<PictureWish, 'deskId'>, until: AbortSignal): Promise<void>
  stopListening(deskId: string): void
}

export function createMediaSession(parts: MediaSessionParts): MediaSession {
  const { library, files, sounds, lanes } = parts
  function soundOf({ videoId, sound }: SoundOf): FilmSound {
    const video = library.video(videoId)
    return { video, track: sound ?? soundTrackOf(video) }
  }

  async function filmOf(videoId: string): Promise<LibraryVideo> {
    const video = library.video(videoId)
    await requireFilm(video)
    return video
  }

  async function toolsFor(): Promise<FoundTools> {
    const tools = await parts.tools.find()
    if (tools.version === null) throw cannotRead(tools)
    return tools
  }

  function address(deskId: string, { path, type }: { readonly path: string; readonly type: string }): MediaAddress {
    const name = files.put({ path, type })
    lanes.own(deskId, name)
    return { name, type }
  }

  return {
    async tools(isAgain) {
      const { version, place, encoders, atMs, isLate } = await parts.tools.find(isAgain)
      return {
        version,
        canMakeClips: version !== null && encoders.length > 0,
        place,
        lookedAtMs: atMs,
        isLate: version === null && isLate,
      }
    },
    picture: ({ deskId, videoId, atMs, isExact = false }, until) =>
      lanes.run(deskId, { kind: 'picture', until }, async (signal) => {
        const video = await filmOf(videoId)
        const order = { tools: await toolsFor(), video, atMs, isExact, signal }
        return address(deskId, await makePicture(parts.clips, order))
      }),
    clip: ({ deskId, videoId, atMs, ...wish }, until) =>
      lanes.run(deskId, { kind: 'clip', until }, async (signal) => {
        const video = await filmOf(videoId)
        const tools = await parts.tools.find()
        if (tools.version === null) {
          const whole = wholeFileOf(video, wish.plays)
          if (!whole) throw cannotRead(tools)
          const { type, isMute } = whole
          return { ...address(deskId, { path: video.file.path, type }), startMs: 0, kind: 'whole', sound: null, isMute }
        }
        const sound = wish.sound ?? soundTrackOf(video)
        const made = await makeClip(parts.clips, { ...wish, tools, video, atMs, sound, signal })
        const { startMs, isCopied } = made
        return { ...address(deskId, made), startMs, kind: isCopied ? 'copied' : 'made', sound, isMute: false }
      }),
    leave(deskId) {
      files.drop(lanes.leave(deskId))
    },
    leavePage(pageId) {
      files.drop(lanes.leavePage(pageId))
    },
    async strip({ videoId, sound, ...order }) {
      const film = soundOf({ videoId, sound })
      const { loudness, ...told } = await sounds.heard(film)
      const durationMs = film.video.media?.durationMs ?? null
      return { ...told, columns: loudness ? stripColumns(loudness, order) : [], durationMs }
    },
    speech: async (of) => ({ speech: [...(await sounds.speech(soundOf(of)))] }),
    listen: ({ deskId, ...of }, until) =>
      lanes.run(deskId, { kind: 'listen', until }, async (signal) => {
        const film = soundOf(of)
        await requireFilm(film.video)
        const { program } = await toolsFor()
        await sounds.listen(film, { signal, program })
      }),
    stopListening(deskId) {
      lanes.stop(deskId, 'listen')
    },
  }
}

/** One that did not answer in time may be there. */
function cannotRead({ isLate }: Pick<FoundTools, 'isLate'>): AppError {
  return new AppError(
    'input.invalid',
    isLate
      ? 'ffmpeg did not answer in time, so the video itself cannot be read or listened to. Try again in a moment.'
      : noFfmpeg,
  )
}
