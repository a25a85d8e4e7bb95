/** What the first bytes of a picture say: its kind and its size, by content alone, before anybody decodes it. Pure. */

export interface PictureHeader {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  readonly width: number
  readonly height: number
}

/** null for anything else, and for a picture cut off before it says its size. */
export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return jpegHeader(view) ?? pngHeader(view) ?? webpHeader(view)
}

/** https://www.w3.org/TR/png: eight fixed bytes, then the chunk IHDR. */
function pngHeader(view: DataView): PictureHeader | null {
  if (view.byteLength < 24 || view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null
  if (textAt(view, 12) !== 'IHDR') return null
  return sized('image/png', view.getUint32(16), view.getUint32(20))
}

/** ITU-T T.81: segments that say how long they are, until one that begins a frame. */
function jpegHeader(view: DataView): PictureHeader | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null
  for (let at = 2; at + 9 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1 // Filling.
      continue
    }
    if (isFrame(marker)) return sized('image/jpeg', view.getUint16(at + 7), view.getUint16(at + 5))
    // From the scan on nothing says a size any more.
    if (marker === 0xda || marker === 0xd9) return null
    const length = view.getUint16(at + 2)
    if (length < 2) return null
    at += 2 + length
  }
  return null
}

/** SOF0 to SOF15, without the tables among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function webpHeader(view: DataView): PictureHeader | null {
  if (view.byteLength < 30 || textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return null
  switch (textAt(view, 12)) {
    case 'VP8X':
      return sized('image/webp', 1 + uint24(view, 24), 1 + uint24(view, 27))
    case 'VP8 ':
      if (uint24(view, 23) !== 0x2a019d) return null
      return sized('image/webp', view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
    case 'VP8L': {
      if (view.getUint8(20) !== 0x2f) return null
      const bits = view.getUint32(21, true)
      return sized('image/webp', 1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff))
    }
    default:
      return null
  }
}

function sized(type: PictureHeader['type'], width: number, height: number): PictureHeader | null {
  return width > 0 && height > 0 ? { type, width, height } : null
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000
}

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)))
}
