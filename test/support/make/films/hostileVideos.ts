/** Files that call themselves videos and are traps: cut, lying, endless, or naming other files. */

export interface HostileVideo {
  readonly name: string
  readonly bytes: Uint8Array
  /** It names another file: nothing of that may be shown. */
  readonly leads: boolean
}

export interface HostileParts {
  /** A film outside of the library. */
  readonly secret: string
  /** Of a server that is to hear of nothing. */
  readonly address?: string
  /** What a healthy film holds, in MP4. */
  readonly healthy: Buffer
  /** The same in Matroska. */
  readonly healthyMkv?: Buffer
}

const extensions = ['mp4', 'mkv', 'avi'] as const

export function hostileVideos({ secret, healthy, healthyMkv, address }: HostileParts): readonly HostileVideo[] {
  const leading = leadingTexts(secret).flatMap((text) =>
    extensions.map((extension) => ({ bytes: Buffer.from(text), leads: true, extension })),
  )
  const calling = (address === undefined ? [] : callingTexts(address)).map((text, at) => ({
    bytes: Buffer.from(text),
    leads: true,
    extension: extensions[at % extensions.length] ?? 'mkv',
  }))
  const cut = [1, 8, 40, 900, 5_000, Math.floor(healthy.length / 2), healthy.length - 10].map((length) => ({
    bytes: healthy.subarray(0, length),
    leads: false,
    extension: 'mp4' as const,
  }))
  const lying = [0, 4, 16, 28, 40, 200].flatMap((at) =>
    [0xffffffff, 0x7fffffff, 0].map((size) => ({
      bytes: withNumber(healthy, at, size),
      leads: false,
      extension: 'mp4' as const,
    })),
  )
  const matroska = healthyMkv === undefined ? [] : brokenMatroska(healthyMkv)
  const ebml = [
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    Buffer.concat([
      Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80, 0x18, 0x53, 0x80, 0x67, 0xff]),
      Buffer.alloc(50_000, 0x1f),
    ]),
    Buffer.alloc(200_000, 0x47),
    Buffer.concat([Buffer.from('RIFF\xff\xff\xff\xffAVI LIST\xff\xff\xff\xff', 'latin1'), Buffer.alloc(20_000, 0x30)]),
  ].map((bytes) => ({ bytes, leads: false, extension: 'mkv' as const }))
  return [...leading, ...calling, ...cut, ...lying, ...matroska, ...ebml].map(({ extension, ...video }, index) => ({
    ...video,
    name: `Trap Number ${index} (2010).${extension}`,
  }))
}

/** Cut, and with elements that say they are endless, or nothing: at the head, and where its pictures and its index begin. */
function brokenMatroska(healthy: Buffer) {
  const elements = ['1a45dfa3', '18538067', '114d9b74', '1549a966', '1654ae6b', '1f43b675', '1c53bb6b']
  const sizes = elements.flatMap((mark) => {
    const at = healthy.indexOf(Buffer.from(mark, 'hex'))
    return at === -1 ? [] : [0x01ffffff, 0x10ffffff, 0x80808080].map((size) => withNumber(healthy, at + 4, size))
  })
  const cut = [5, 60, 700, Math.floor(healthy.length / 2), healthy.length - 10].map((end) => healthy.subarray(0, end))
  return [...cut, ...sizes].map((bytes) => ({ bytes, leads: false, extension: 'mkv' as const }))
}

/** Playlists and descriptions in the forms that ffmpeg knows. */
function leadingTexts(secret: string): readonly string[] {
  return [
    `ffconcat version 1.0\nfile '${secret}'\n`,
    `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:5,\n${secret}\n#EXT-X-ENDLIST\n`,
    `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:5,\nfile://${secret}\n#EXT-X-ENDLIST\n`,
    `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:5,\nconcat:${secret}|${secret}\n#EXT-X-ENDLIST\n`,
    `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period><AdaptationSet><Representation id="1" bandwidth="1"><BaseURL>${secret}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
    `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 5004 RTP/AVP 96\na=rtpmap:96 H264/90000\n`,
    `[playlist]\nFile1=${secret}\nNumberOfEntries=1\n`,
    `${secret}\n`,
  ]
}

/** The same, to a place in the network. */
function callingTexts(address: string): readonly string[] {
  const plain = `${address}/film.ts`
  return [
    `ffconcat version 1.0\nfile '${plain}'\n`,
    `ffconcat version 1.0\nfile 'concat:${plain}|${plain}'\n`,
    `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXT-X-KEY:METHOD=AES-128,URI="${plain}"\n#EXTINF:5,\n${plain}\n#EXT-X-ENDLIST\n`,
    `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9\n${address}/list.m3u8\n`,
    `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period><AdaptationSet><Representation id="1" bandwidth="1"><BaseURL>${plain}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
    `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\na=control:${address.replace('http', 'rtsp')}\nm=audio 5004 RTP/AVP 0\n`,
    `<?xml version="1.0"?><playlist version="1" xmlns="http://xspf.org/ns/0/"><trackList><track><location>${plain}</location></track></trackList></playlist>`,
    `<asx version="3.0"><entry><ref href="${plain}"/></entry></asx>`,
    `RTSPtext\nrtsp://${address.slice('http://'.length)}/film\n`,
  ]
}

function withNumber(bytes: Buffer, at: number, number: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt32BE(number, at)
  return copy
}
