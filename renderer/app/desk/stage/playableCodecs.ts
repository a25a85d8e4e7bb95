/** What this page says it can play. */
import type { ClipCodec } from '../../../../shared/contract/videos/desk.ts'

const types: Readonly<Record<ClipCodec, string>> = {
  h264: 'video/mp4; codecs="avc1.640028"',
  aac: 'audio/mp4; codecs="mp4a.40.2"',
  vp8: 'video/webm; codecs="vp8"',
  vp9: 'video/webm; codecs="vp9"',
  av1: 'video/webm; codecs="av01.0.08M.08"',
  opus: 'audio/webm; codecs="opus"',
  vorbis: 'audio/webm; codecs="vorbis"',
}

export function playableCodecs(): ClipCodec[] {
  const video = document.createElement('video')
  // The keys of the table are its codecs.
  return (Object.keys(types) as ClipCodec[]).filter((codec) => video.canPlayType(types[codec]) === 'probably')
}
