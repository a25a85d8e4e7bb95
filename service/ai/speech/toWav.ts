/** The sound of any media file as a WAV file, by ffmpeg where that is installed. */
import { spawn } from 'node:child_process'
import { withoutSecrets } from '../../../shared/withoutSecrets.ts'

const longestMs = 30 * 60_000

/**
 * Containers that hold their sound themselves, under the names of ffmpeg's demuxers. Playlists (HLS, DASH, concat) and
 * descriptions (SDP) are not among them: these lead to other files of this machine, or to the network.
 */
const containers =
  'aac,ac3,aiff,amr,amrnb,amrwb,ape,asf,asf_o,au,avi,caf,dts,dtshd,dv,eac3,flac,flv,loas,matroska,mlp,mov,mp3,mpc,mpc8,mpeg,mpegts,mxf,nut,ogg,rm,shn,tak,truehd,tta,voc,w64,wav,wtv,wv'

/** The file is read and nothing else is, whatever it says. */
export function soundArguments(mediaPath: string, wavPath: string): readonly string[] {
  const input = ['-nostdin', '-v', 'error', '-protocol_whitelist', 'file', '-format_whitelist', containers]
  // Sound that begins late or has gaps keeps its times.
  const sound = ['-vn', '-sn', '-dn', '-af', 'aresample=async=1:first_pts=0', '-ac', '1', '-ar', '16000']
  return [...input, '-i', `file:${mediaPath}`, ...sound, '-c:a', 'pcm_s16le', '-f', 'wav', '-y', `file:${wavPath}`]
}

/** False where there is no ffmpeg or it finds no sound; the file is then not there. */
export function extractSound(mediaPath: string, wavPath: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', soundArguments(mediaPath, wavPath), {
      stdio: 'ignore',
      env: withoutSecrets(process.env),
      // The option `timeout` would keep the process alive where ffmpeg is not installed.
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
      killSignal: 'SIGKILL',
    })
    child.on('error', () => (signal.aborted ? reject(signal.reason as Error) : resolve(false)))
    child.on('close', (code) => resolve(code === 0))
  })
}
