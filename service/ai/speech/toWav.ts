/** The sound of any media file as a WAV file, by ffmpeg where that is installed. */
import { spawn } from 'node:child_process'
import { readAlone, speechAsWav } from '../../../shared/sound/ffmpegArguments.ts'
import { withoutSecrets } from '../../../shared/text/withoutSecrets.ts'

const longestMs = 30 * 60_000

/** False where there is no ffmpeg or it finds no sound; the file is then not there. */
export function extractSound(mediaPath: string, wavPath: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', [...readAlone(mediaPath), ...speechAsWav(wavPath)], {
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
