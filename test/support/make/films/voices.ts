/** Voices of programs that read aloud: flite, where ffmpeg was built with it, else espeak-ng. */
import { execFileSync } from 'node:child_process'

/** Samples a second. */
export const voiceRate = 16_000
export const spokenSentences = [
  'Who put out the light?',
  'Nobody. It went out by itself.',
  'I would rather walk than ride with him again.',
  'Give me the keys and go home before it starts to rain.',
]

/** null where neither is there. */
export function voiceOf(words: string): Int16Array | null {
  return byFlite(words) ?? byEspeak(words)
}

export const hasVoices = voiceOf('yes') !== null
export const ifVoices = hasVoices ? '' : ' (skipped: there is neither an ffmpeg with flite nor espeak-ng)'

let spoken: readonly Int16Array[] | undefined

/** The sentences, each from its first sound to its last; none where nothing reads aloud. */
export function voices(): readonly Int16Array[] {
  spoken ??= spokenSentences.flatMap((words) => {
    const voice = voiceOf(words)
    return voice ? [withoutSilence(voice)] : []
  })
  return spoken
}

function withoutSilence(samples: Int16Array): Int16Array {
  const isSound = (sample: number) => Math.abs(sample) > 400
  return samples.slice(samples.findIndex(isSound), samples.findLastIndex(isSound) + 1)
}

function byFlite(words: string): Int16Array | null {
  return samplesOf(['-f', 'lavfi', '-i', `flite=text='${words.replace(/[',:?]/g, ' ')}'`])
}

function byEspeak(words: string): Int16Array | null {
  const wav = outputOf('espeak-ng', ['--stdout', words])
  return wav && samplesOf(['-i', 'pipe:0'], wav)
}

function samplesOf(from: readonly string[], input?: Buffer): Int16Array | null {
  const raw = ['-ac', '1', '-ar', String(voiceRate), '-f', 's16le', 'pipe:1']
  const bytes = outputOf('ffmpeg', ['-nostdin', '-v', 'error', ...from, ...raw], input)
  return bytes && Int16Array.from({ length: bytes.length >> 1 }, (_, at) => bytes.readInt16LE(at * 2))
}

/** null where the program is missing, or cannot do that. */
function outputOf(program: string, args: readonly string[], input: Buffer = Buffer.alloc(0)): Buffer | null {
  try {
    return execFileSync(program, args, { input, stdio: ['pipe', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}
