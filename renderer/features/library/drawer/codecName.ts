/** Names of codecs as people know them, for the marks that containers carry. Pure. */

const names: Readonly<Record<string, string>> = {
  'V_MPEG4/ISO/AVC': 'H.264',
  avc1: 'H.264',
  avc3: 'H.264',
  'V_MPEGH/ISO/HEVC': 'H.265',
  hev1: 'H.265',
  hvc1: 'H.265',
  V_AV1: 'AV1',
  av01: 'AV1',
  V_VP9: 'VP9',
  vp09: 'VP9',
  V_MPEG2: 'MPEG-2',
  A_AC3: 'AC-3',
  'ac-3': 'AC-3',
  A_EAC3: 'E-AC-3',
  'ec-3': 'E-AC-3',
  A_AAC: 'AAC',
  mp4a: 'AAC',
  A_DTS: 'DTS',
  A_TRUEHD: 'TrueHD',
  A_FLAC: 'FLAC',
  A_OPUS: 'Opus',
  A_VORBIS: 'Vorbis',
  'A_MPEG/L3': 'MP3',
  'S_TEXT/UTF8': 'SubRip',
  'S_TEXT/ASS': 'ASS',
  'S_TEXT/SSA': 'SSA',
  'S_TEXT/WEBVTT': 'WebVTT',
  wvtt: 'WebVTT',
  tx3g: 'Timed Text',
  stpp: 'TTML',
  S_VOBSUB: 'VobSub',
  'S_HDMV/PGS': 'PGS',
}

/** 'V_MPEG4/ISO/AVC' → 'H.264'; a mark without a known name is shown as it is. */
export function codecName(mark: string): string {
  return Object.hasOwn(names, mark) ? (names[mark] ?? mark) : mark
}
