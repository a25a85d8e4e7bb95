/** What ffmpeg is told wherever it reads a file that somebody else made. Pure. */

/**
 * Containers that hold their sound themselves, under the names of ffmpeg's demuxers. Playlists (HLS, DASH, concat) and
 * descriptions (SDP) are not among them: these lead to other files of this machine, or to the network.
 */
const containers =
  'aac,ac3,aiff,amr,amrnb,amrwb,ape,asf,asf_o,au,avi,caf,dts,dtshd,dv,eac3,flac,flv,loas,matroska,mlp,mov,mp3,mpc,mpc8,mpeg,mpegts,mxf,nut,ogg,rm,shn,tak,truehd,tta,voc,w64,wav,wtv,wv'

/** This file is read and nothing else is, whatever it says. What is made of it stands behind these. */
export function readAlone(mediaPath: string): readonly string[] {
  const limits = ['-protocol_whitelist', 'file', '-format_whitelist', containers]
  return ['-nostdin', '-v', 'error', ...limits, '-i', `file:${mediaPath}`]
}

/** As `readAlone`, from this moment of the film on. */
export function readAloneFrom(mediaPath: string, atMs: number): readonly string[] {
  const input = readAlone(mediaPath)
  const at = input.indexOf('-i')
  return [...input.slice(0, at), ...bounds, '-ss', (Math.max(0, atMs) / 1000).toFixed(3), ...input.slice(at)]
}

/** More pixels than 8K has are a trap, and so is one block of half a gigabyte. */
const bounds: readonly string[] = [
  ...['-threads', '2', '-max_alloc', String(512 * 2 ** 20)],
  ...['-max_pixels', String(50_000_000)],
]

/** As `readAlone`, for the subtitles inside it: `index` counts them, and nothing else of the film is opened. */
export function readTrackAlone(mediaPath: string, index: number): readonly string[] {
  const input = readAlone(mediaPath)
  const at = input.indexOf('-i')
  return [...input.slice(0, at), ...bounds, '-vn', '-an', '-dn', ...input.slice(at), '-map', `0:s:${index}`]
}

/** As recognisers of speech want it: 16,000 samples a second of one channel. */
export function speechAsWav(wavPath: string): readonly string[] {
  // Sound that begins late or has gaps keeps its times.
  const sound = ['-vn', '-sn', '-dn', '-af', 'aresample=async=1:first_pts=0', '-ac', '1', '-ar', '16000']
  return [...sound, '-c:a', 'pcm_s16le', '-f', 'wav', '-y', `file:${wavPath}`]
}
