/** Whoever has ffmpeg read a stranger's file tells it to read that file and nothing else: a playlist in it leads nowhere. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { soundOf } from '../../../electron/ai/soundOf.ts'
import { listen } from '../../../electron/media/readMedia.ts'
import { readPictureSpans, readTrackText } from '../../../electron/media/readTrack.ts'
import {
  longestSoundSeconds,
  oneChannel,
  readAlone,
  readTrackAlone,
  speechAsWav,
} from '../../../shared/sound/ffmpegArguments.ts'
import { toneWav } from '../../support/engines/speechPeer.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
const ifFfmpeg = hasFfmpeg ? '' : ' (skipped: ffmpeg is not installed)'
const isWindows = process.platform === 'win32'

/** Demuxers whose files name other files, or the network. */
const leading =
  'hls,applehttp,dash,concat,sdp,rtsp,rtp,image2,imf,vobsub,webm_dash_manifest,lavfi,tee,bluray,dvdvideo,avisynth'

interface Reading {
  readonly media: string
  readonly tempPath: string
  readonly program?: string
}

/** What differs: the largest block of memory, in bytes, and the kinds of streams that are not opened. */
const asSound = { mostBlock: '268435456', unopened: [] } as const
const asTrack = { mostBlock: '536870912', unopened: ['-vn', '-an', '-dn'] } as const

const { signal } = new AbortController()
const readers: readonly (readonly [
  name: string,
  read: (reading: Reading) => Promise<unknown>,
  expected: typeof asSound | typeof asTrack,
])[] = [
  ['the sound for a recogniser', ({ media, ...options }) => soundOf(media, { ...options, signal }), asSound],
  [
    'a text track',
    ({ media: mediaPath, program }) => readTrackText({ mediaPath, index: 0, codec: 'tx3g', signal, program }),
    asTrack,
  ],
  [
    'a track of pictures',
    ({ media: mediaPath, program }) => readPictureSpans({ mediaPath, index: 0, signal, program }),
    asTrack,
  ],
  ['the loudness', ({ media, ...options }) => listen(media, { ...options, signal }), asSound],
]

function place(content: string) {
  const folder = tempFolder()
  const media = join(folder, 'film.mkv')
  writeFileSync(media, content)
  return { folder, media, tempPath: join(folder, 'taken.wav') }
}

test('one file, no network, and only containers that hold their sound themselves', () => {
  const args = readAlone('/tmp/media')
  expect(readTrackAlone('/tmp/media', 3)).toEqual(expect.arrayContaining(['-format_whitelist', '-max_alloc', '0:s:3']))
  for (const bound of ['-max_alloc', '-max_pixels', '-threads'])
    expect(args.slice(0, args.indexOf('-i'))).toContain(bound)
  const valueOf = (option: string) => args[args.indexOf(option) + 1] ?? ''
  expect([valueOf('-protocol_whitelist'), valueOf('-i')]).toEqual(['file', 'file:/tmp/media'])
  expect(args.indexOf('-format_whitelist')).toBeLessThan(args.indexOf('-i'))
  const containers = valueOf('-format_whitelist').split(',')
  expect(containers).toEqual(expect.arrayContaining(['matroska', 'mov', 'avi', 'mpegts', 'wav']))
  expect(leading.split(',').filter((name) => containers.includes(name))).toEqual([])
})

test.skipIf(isWindows).each(readers)('%s is asked for in just these words', async (_name, read, expected) => {
  const { mostBlock, unopened } = expected
  const { folder, media, tempPath } = place('no film')
  const program = join(folder, 'ffmpeg')
  writeFileSync(program, '#!/bin/sh\nprintf "%s\\n" "$@" > "$0.args"\n')
  chmodSync(program, 0o700)
  await read({ media, tempPath, program }).catch(() => undefined)
  const told = readFileSync(`${program}.args`, 'utf8').split('\n')
  const input = told.indexOf('-i')
  const limits = ['-protocol_whitelist', 'file', '-format_whitelist', told[told.indexOf('-format_whitelist') + 1]]
  const bounds = ['-threads', '2', '-max_alloc', mostBlock, '-max_pixels', '50000000']
  const exact = ['-nostdin', '-v', 'error', ...limits, ...bounds, ...unopened, '-i', `file:${media}`]
  expect(told.slice(0, input + 2)).toEqual(exact)
  expect(readAlone(media)).toEqual(expect.arrayContaining(limits))
})

test('sound is never longer than a film can be, whatever its times say', () => {
  const bound = ['-t', String(longestSoundSeconds)].join(' ')
  const one = oneChannel({ sound: 2, samplesPerSecond: 8_000 })
  for (const words of [one, speechAsWav('/tmp/taken.wav', 2), speechAsWav('/tmp/taken.wav', null)])
    expect(words.join(' ')).toContain(bound)
})

const playlists = [
  'ffconcat version 1.0\nfile secret.wav\n',
  '#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:1,\nsecret.wav\n#EXT-X-ENDLIST\n',
]

test
  .skipIf(!hasFfmpeg)
  .each(readers.flatMap(([name, read]) => playlists.map((playlist) => [name, playlist, read] as const)))(
  `%s: a playlist that calls itself a film leads to no other file: %j${ifFfmpeg}`,
  async (_name, playlist, read) => {
    const { folder, media, tempPath } = place(playlist)
    writeFileSync(
      join(folder, 'secret.wav'),
      toneWav(1, () => true),
    )
    await expect(read({ media, tempPath })).rejects.toThrow()
    expect(existsSync(tempPath)).toBe(false)
  },
)
