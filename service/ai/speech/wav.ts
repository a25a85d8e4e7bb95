/** WAV files with 16-bit samples: where the sound lies, how loud it is, a piece as a file of its own. Pure. */

export interface WavForm {
  readonly sampleRate: number
  readonly channels: number
  /** Where the samples begin and how many bytes they take. */
  readonly dataAt: number
  readonly dataBytes: number
}

const headerBytes = 44

/** Reads the chunks at the beginning of a file; null for anything but 16-bit PCM. `fileBytes` bounds what a header claims. */
export function readWavForm(head: Uint8Array, fileBytes: number): WavForm | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const name = (at: number) => String.fromCharCode(...head.subarray(at, at + 4))
  if (head.length < headerBytes || name(0) !== 'RIFF' || name(8) !== 'WAVE') return null
  let form: Pick<WavForm, 'sampleRate' | 'channels'> | null = null
  for (let at = 12; at + 8 <= head.length; at += 8 + view.getUint32(at + 4, true)) {
    if (name(at) === 'fmt ' && at + 24 <= head.length) form = readFormat(view, at + 8)
    if (name(at) !== 'data') continue
    const dataBytes = Math.min(view.getUint32(at + 4, true), fileBytes - at - 8)
    return form && { ...form, dataAt: at + 8, dataBytes }
  }
  return null
}

function readFormat(view: DataView, at: number): Pick<WavForm, 'sampleRate' | 'channels'> | null {
  const channels = view.getUint16(at + 2, true)
  const isPcm16 = view.getUint16(at, true) === 1 && view.getUint16(at + 14, true) === 16
  const sampleRate = view.getUint32(at + 4, true)
  return isPcm16 && channels > 0 && channels <= 8 && sampleRate >= 4_000 && sampleRate <= 192_000
    ? { channels, sampleRate }
    : null
}

/** Samples with a header before them. */
export function wavOf(
  samples: Uint8Array,
  { sampleRate, channels }: Pick<WavForm, 'sampleRate' | 'channels'>,
): Uint8Array {
  const bytes = new Uint8Array(headerBytes + samples.length)
  const view = new DataView(bytes.buffer)
  const put = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  put(0, 'RIFF')
  view.setUint32(4, 36 + samples.length, true)
  put(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * channels * 2, true)
  view.setUint16(32, channels * 2, true)
  view.setUint16(34, 16, true)
  put(36, 'data')
  view.setUint32(40, samples.length, true)
  bytes.set(samples, headerBytes)
  return bytes
}

/** One channel at another rate, -1 to 1; throws RangeError for no WAV. */
export function monoSamplesOf(wav: Uint8Array, rate: number): Float32Array {
  const form = readWavForm(wav, wav.length)
  if (!form) throw new RangeError('This is no WAV file with 16-bit samples.')
  const view = new DataView(wav.buffer, wav.byteOffset + form.dataAt, form.dataBytes)
  const frames = Math.floor(form.dataBytes / 2 / form.channels)
  const count = Math.floor((frames * rate) / form.sampleRate)
  return Float32Array.from({ length: count }, (_, index) => {
    const frame = Math.min(Math.floor((index * form.sampleRate) / rate), frames - 1)
    let sum = 0
    for (let channel = 0; channel < form.channels; channel += 1) {
      sum += view.getInt16((frame * form.channels + channel) * 2, true)
    }
    return sum / form.channels / 32_768
  })
}
