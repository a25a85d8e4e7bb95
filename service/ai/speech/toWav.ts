/** The sound of any media file as a WAV file, by ffmpeg where that is installed. */
import { spawn } from 'node:child_process'
import { withoutSecrets } from '../../../shared/withoutSecrets.ts'

const longestMs = 30 * 60_000

/** False where there is no ffmpeg or it finds no sound; the file is then not there. */
export function extractSound(mediaPath: string, wavPath: string, signal: AbortSignal): Promise<boolean> {
  // No protocol but files: a playlist inside the media must not make it fetch or read anything else.
  const safe = ['-nostdin', '-v', 'error', '-protocol_whitelist', 'file']
  const output = [
    '-vn',
    '-sn',
    '-dn',
    // Sound that begins late or has gaps keeps its times.
    '-af',
    'aresample=async=1:first_pts=0',
    '-ac',
    '1',
    '-ar',
    '16000',
    '-c:a',
    'pcm_s16le',
    '-f',
    'wav',
    '-y',
    `file:${wavPath}`,
  ]
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', [...safe, '-i', `file:${mediaPath}`, ...output], {
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
