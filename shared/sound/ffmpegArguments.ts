/** What ffmpeg is told wherever it reads a file that somebody else made. Pure. */

/**
 * Containers that hold their sound themselves, under the names of ffmpeg's demuxers. Playlists (HLS, DASH, concat) and
 * descriptions (SDP) are not among them: these lead to other files of this machine, or to the network.
 */
const containers =
  'aac,ac3,aiff,amr,amrnb,amrwb,ape,asf,asf_o,au,avi,caf,dts,dtshd,dv,eac3,flac,flv,loas,matroska,mlp,mov,mp3,mpc,mpc8,mpeg,mpegts,mxf,nut,ogg,rm,shn,tak,truehd,tta,voc,w64,wav,wtv,wv'

/** One block of memory. A gap that lies is filled with silence in one: a film's own, in surround sound, is below four minutes. */
const mostSoundBlock = 256 * 2 ** 20
/** Pictures of 8K need larger ones. */
const mostPictureBlock = 512 * 2 ** 20
/** More pixels than 8K has are a trap. */
const mostPixels = 50_000_000

/** This file is read and nothing else is, whatever it says. What is made of it stands behind these. */
export function readAlone(mediaPath: string, mostBlock = mostSoundBlock): readonly string[] {
  const limits = ['-protocol_whitelist', 'file', '-format_whitelist', containers]
  const bounds = ['-threads', '2', '-max_alloc', String(mostBlock), '-max_pixels', String(mostPixels)]
  return ['-nostdin', '-v', 'error', ...limits, ...bounds, '-i', `file:${mediaPath}`]
}

/** As `readAlone`, from this moment of the film on. */
export function readAloneFrom(mediaPath: string, atMs: number): readonly string[] {
  const input = readAlone(mediaPath, mostPictureBlock)
  return input.toSpliced(input.indexOf('-i'), 0, '-ss', (Math.max(0, atMs) / 1000).toFixed(3))
}

/** As `readAlone`, for the subtitles inside it: `index` counts them, and nothing else of the film is opened. */
export function readTrackAlone(mediaPath: string, index: number): readonly string[] {
  const input = readAlone(mediaPath, mostPictureBlock)
  return [...input.toSpliced(input.indexOf('-i'), 0, '-vn', '-an', '-dn'), '-map', `0:s:${index}`]
}

/** No film is longer: times that lie would fill gaps with silence for years. What comes after is not heard. */
export const longestSoundSeconds = 12 * 60 * 60

/** Sound that begins late or has gaps keeps its times. `filter`: what is done to it then. */
export function timedSound(filter = ''): readonly string[] {
  return ['-t', String(longestSoundSeconds), '-af', `aresample=async=1:first_pts=0${filter}`]
}

/** As recognisers of speech want it: 16,000 samples a second of one channel. */
export function speechAsWav(wavPath: string): readonly string[] {
  const sound = ['-vn', '-sn', '-dn', ...timedSound(), '-ac', '1', '-ar', '16000']
  return [...sound, '-c:a', 'pcm_s16le', '-f', 'wav', '-y', `file:${wavPath}`]
}
