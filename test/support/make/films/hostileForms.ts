/** More traps that call themselves videos: what healthy films are turned into, and references in forms that ffmpeg knows. Pure. */
import type { HostileVideo } from './hostileVideos.ts'

export interface HealthyFilms {
  readonly mp4: Buffer
  readonly mkv: Buffer
  readonly avi: Buffer
}

export interface FormParts extends HealthyFilms {
  /** A film outside of the library. */
  readonly secret: string
  /** Of a server that is to hear of nothing. */
  readonly address: string
}

export function hostileForms({ secret, address, mp4, mkv, avi }: FormParts): readonly HostileVideo[] {
  const texts = referenceTexts(secret, address, mp4).map((text) => ['mkv', Buffer.from(text)] as const)
  const foreign = [withDataReference(mp4, 'url ', `${address}/film.mp4`), withDataReference(mp4, 'alis', secret)]
  const leading = [...texts, ['mov', referenceMovie(secret)] as const]
  const lying = [
    ...[Infinity, NaN, -1, 1e300].map((seconds) => ['mkv', withLength(mkv, seconds)] as const),
    ...['stsz', 'stco', 'stts', 'stsc', 'elst', 'stss'].map((box) => ['mp4', withCount(mp4, box)] as const),
    ...[1e9, -1e9].map((pixels) => ['avi', withPixels(avi, pixels)] as const),
    // What they name is not opened: what lies in the file itself is shown.
    ...foreign.map((bytes) => ['mp4', bytes] as const),
    ['mkv', nested(20_000)],
    ['mkv', Buffer.concat([mkv.subarray(0, -1), endless('ec')])],
    ['mkv', withNextSegment(mkv, secret)],
  ] as const
  const named = (all: readonly (readonly [string, Buffer])[], leads: boolean, word: string) =>
    all.map(([extension, bytes], at) => ({ bytes, leads, name: `${word} Trap Number ${at} (2010).${extension}` }))
  return [...named(leading, true, 'Leading'), ...named(lying, false, 'Lying')]
}

/** Protocols within protocols, and playlists of other programs. */
function referenceTexts(secret: string, address: string, film: Buffer): readonly string[] {
  const concat = (url: string) => `ffconcat version 1.0\nfile '${url}'\n`
  const hls = (url: string) => `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:5,\n${url}\n#EXT-X-ENDLIST\n`
  const wrapped = ['subfile,,start,0,end,0,,:', 'crypto:', 'cache:', 'async:', 'file:'].map((by) => `${by}${secret}`)
  return [
    ...[...wrapped, 'pipe:0', 'fd:', 'data:video/mp4;base64,' + film.toString('base64')].map(concat),
    ...[`crypto+${address}/film.ts`, 'data:video/mp4;base64,' + film.toString('base64')].map(hls),
    `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXT-X-MAP:URI="${secret}"\n#EXTINF:5,\n${secret}\n#EXT-X-ENDLIST\n`,
    `<smil><body><video src="${address}/film.mp4"/></body></smil>`,
    `[InternetShortcut]\nURL=${address}/film.mp4\n`,
    `SMILtext<smil><body><video src="file://${secret}"/></body></smil>`,
    `${address}/film.mp4\n`,
    `#!/bin/sh\ncat '${secret}'\n`,
  ]
}

/** Its pictures and sounds lie in another file, says the first track. */
function withDataReference(mp4: Buffer, kind: 'url ' | 'alis', place: string): Buffer {
  const size = (length: number) => Buffer.from([0, 0, length >> 8, length & 255])
  const words = Buffer.from(`${place}\0`)
  const entry = Buffer.concat([size(12 + words.length), Buffer.from(kind), Buffer.alloc(4), words])
  const path = ['moov', 'trak', 'mdia', 'minf', 'dinf', 'dref']
  const grown = Buffer.from(mp4)
  let from = 0
  let end = mp4.length
  for (const box of path) {
    const at = mp4.indexOf(box, from) - 4
    end = at + mp4.readUInt32BE(at)
    // The reference that was there has twelve bytes.
    grown.writeUInt32BE(mp4.readUInt32BE(at) + entry.length - 12, at)
    from = at + 8
  }
  return Buffer.concat([grown.subarray(0, end - 12), entry, grown.subarray(end)])
}

/** A film of QuickTime that is nothing but the name of another one. */
function referenceMovie(secret: string): Buffer {
  const box = (kind: string, ...parts: readonly Buffer[]) => {
    const head = Buffer.alloc(8)
    const body = Buffer.concat(parts)
    head.writeUInt32BE(8 + body.length)
    head.write(kind, 4)
    return Buffer.concat([head, body])
  }
  const words = Buffer.from(`file://${secret}\0`)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(words.length)
  const reference = box('rdrf', Buffer.alloc(4), Buffer.from('url '), length, words)
  return Buffer.concat([box('ftyp', Buffer.from('qt  \0\0\0\0qt  ')), box('moov', box('rmra', box('rmda', reference)))])
}

function withLength(mkv: Buffer, seconds: number): Buffer {
  const copy = Buffer.from(mkv)
  // Of eight bytes, as ffmpeg writes it.
  copy.writeDoubleBE(seconds * 1_000, copy.indexOf(Buffer.from('448988', 'hex')) + 3)
  return copy
}

/** More entries than there are bytes in the world. */
function withCount(mp4: Buffer, box: string): Buffer {
  const copy = Buffer.from(mp4)
  const at = copy.indexOf(box)
  if (at === -1) return copy
  copy.writeUInt32BE(0xffffffff, at + (box === 'stsz' ? 12 : 8))
  return copy
}

function withPixels(avi: Buffer, pixels: number): Buffer {
  const copy = Buffer.from(avi)
  const at = copy.indexOf('strf') + 8
  for (const field of [4, 8]) copy.writeInt32LE(pixels, at + field)
  const head = copy.indexOf('avih') + 8
  for (const field of [32, 36]) copy.writeInt32LE(pixels, head + field)
  return copy
}

/** Tags within tags within tags, each of unknown size. */
function nested(depth: number): Buffer {
  const head = Buffer.from('1a45dfa385428282006d18538067ff1254c367ff7373ff', 'hex')
  return Buffer.concat([head, Buffer.from('67c8ff'.repeat(depth), 'hex'), Buffer.alloc(1_000)])
}

/** An element that says that it holds 2^56 - 2 bytes. */
function endless(mark: string): Buffer {
  return Buffer.from(`${mark}01fffffffffffffe`, 'hex')
}

/** Goes on in another file, says its head: in the place of what fills it up. */
function withNextSegment(mkv: Buffer, secret: string): Buffer {
  const place = Buffer.from(secret)
  const element = Buffer.concat([
    Buffer.from('3e83bb', 'hex'),
    Buffer.from([0x80 | Math.min(place.length, 126)]),
    place,
  ])
  const at = mkv.indexOf(Buffer.from('1549a966', 'hex'))
  const copy = Buffer.from(mkv)
  // An element of its own, over whatever stood there: a reader that goes on finds the name.
  element.copy(copy, at + 12, 0, Math.min(element.length, 60))
  return copy
}
