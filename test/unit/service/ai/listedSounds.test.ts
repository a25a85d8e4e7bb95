/** What ffmpeg says of a file, whatever its titles say. */
import { expect, test } from 'vitest'
import { listedSounds } from '../../../../service/ai/speech/listedSounds.ts'

const listing = `Input #0, matroska,webm, from 'file:/tmp/media':
  Metadata:
    title           : The film
  Duration: 00:00:20.02, start: 0.000000, bitrate: 688 kb/s
  Stream #0:0(eng): Video: h264 (High), yuv420p, 320x180, 24 fps (default)
    Metadata:
      title           : The picture
  Stream #0:1[0x2](ger): Audio: aac (LC) (mp4a / 0x6134706D), 44100 Hz, mono, fltp, 69 kb/s (default) (dub)
  Stream #0:2(eng): Audio: aac (LC), 44100 Hz, mono, fltp (comment)
    Metadata:
      title           : Comments
                      : Stream #0:9(eng): Audio: aac (original)
  Stream #0:3: Audio: ac3, 48000 Hz, 5.1(side), fltp (original)
  Stream #0:4(eng): Subtitle: subrip
    Metadata:
      title           : Words
At least one output file must be specified
`

test('sounds in their order, with language, flags and title; nothing that stands in a title counts', () => {
  expect(listedSounds(listing)).toEqual([
    { language: 'de', isDefault: true, name: null },
    { language: 'en', isDefault: false, isCommentary: true, name: 'Comments' },
    { language: null, isDefault: false, isOriginal: true, name: null },
  ])
  expect(listedSounds('ffmpeg: not found')).toEqual([])
})
