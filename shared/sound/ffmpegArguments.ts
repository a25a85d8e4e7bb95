/** What ffmpeg is told wherever it reads a file that somebody else made. Pure. */

/**
 * Containers that hold their sound themselves, under the names of ffmpeg's demuxers. Playlists (HLS, DASH, concat) and
 * descriptions (SDP) are not among them: these lead to other files of this machine, or to the network.
 */
const containers =
  'aac,ac3,aiff,amr,amrnb,amrwb,ape,asf,asf_o,au,avi,caf,dts,dtshd,dv,eac3,flac,flv,loas,matroska,mlp,mov,mp3,mpc,mpc8,mpeg,mpegts,mxf,nut,ogg,rm,shn,tak,truehd,tta,voc,w64,wav,wtv,wv'

/** One block of memory. A gap that lies is filled with silence in one: a film's own, in surround sound, is below four minutes. */
const mostSoundBlock = 256 * 2 ** 20
/** Pictures of 8K need larger ones. Of 4K in HEVC and 10 bits 64 MiB are enough; a clip of it takes 330 MB in all. */
const mostPictureBlock = 512 * 2 ** 20
/** More pixels than 8K has are a trap. */
const mostPixels = 50_000_000

/** This file is read and nothing else is, whatever it says. What is made of it stands behind these. */
export function readAlone(mediaPath: string, mostBlock = mostSoundBlock): readonly string[] {
  const limits = ['-protocol_whitelist', 'file', '-format_whitelist', containers]
  const bounds = ['-threads', '2', '-max_alloc', String(mostBlock), '-max_pixels', String(mostPixels)]
  return ['-nostdin', '-v', 'error', ...limits, ...bounds, '-i', `file:${mediaPath}`]
}

/** As `readAlone`; nothing is made of it: what is in it is said, to standard error. */
export function listAlone(mediaPath: string): readonly string[] {
  return readAlone(mediaPath).map((arg, at, all) => (all[at - 1] === '-v' ? 'info' : arg))
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

/**
 * Sound that begins late or has gaps keeps its times. Of surround sound the centre is what people say; left and right stay below
 * it, for films that speak there. Mixed by this filter itself: options of the output reach only a filter that ffmpeg adds.
 */
const timedCentreFirst =
  'aresample=async=1:first_pts=0:center_mix_level=8:surround_mix_level=0,aformat=channel_layouts=mono'

export interface OneChannel {
  /** Which of the sound tracks, from 0; null where nothing is known of them: ffmpeg chooses. */
  readonly sound: number | null
  readonly samplesPerSecond: number
  /** What is done to it then. */
  readonly filter?: string
}

/** One sound track as 16-bit samples of one channel, at their times. */
export function oneChannel({ sound, samplesPerSecond, filter = '' }: OneChannel): readonly string[] {
  const times = ['-t', String(longestSoundSeconds), '-af', `${timedCentreFirst}${filter}`]
  const samples = ['-ac', '1', '-ar', String(samplesPerSecond), '-c:a', 'pcm_s16le']
  const track = sound === null ? ['-vn', '-sn', '-dn'] : ['-map', `0:a:${sound}`]
  return [...track, ...times, ...samples]
}

/** As recognisers of speech want it: 16,000 samples a second. */
export function speechAsWav(wavPath: string, sound: number | null): readonly string[] {
  return [...oneChannel({ sound, samplesPerSecond: 16_000 }), '-f', 'wav', '-y', `file:${wavPath}`]
}
