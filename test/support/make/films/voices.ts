/** Voices that ffmpeg makes by itself, where it was built with flite. */
import { execFileSync } from 'node:child_process'

/** Samples a second. */
export const voiceRate = 16_000
export const spokenSentences = [
  'Who put out the light?',
  'Nobody. It went out by itself.',
  'I would rather walk than ride with him again.',
  'Give me the keys and go home before it starts to rain.',
]

/** null where ffmpeg was built without it. */
export function voiceOf(words: string): Int16Array | null {
  const input = ['-f', 'lavfi', '-i', `flite=text='${words.replace(/[',:?]/g, ' ')}'`]
  const raw = ['-ac', '1', '-ar', String(voiceRate), '-f', 's16le', 'pipe:1']
  try {
    const bytes = execFileSync('ffmpeg', ['-nostdin', '-v', 'error', ...input, ...raw], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Int16Array.from({ length: bytes.length >> 1 }, (_, at) => bytes.readInt16LE(at * 2))
  } catch {
    return null
  }
}
