/** A peer of the OpenAI-compatible audio protocol: reads the form and answers what the test makes of the sound. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { wavOf } from '../../../service/ai/speech/wav.ts'
import { boundaryOf, readMultipart } from '../../../service/uploads/multipart.ts'

export interface SpeechRequest {
  readonly path: string
  readonly authorization: string | undefined
  readonly sound: Uint8Array
  readonly fileName: string
  readonly fields: Readonly<Record<string, string>>
}

export interface SpeechPeer {
  readonly url: string
  readonly requests: readonly SpeechRequest[]
}

export async function startSpeechPeer(
  recognise: (request: SpeechRequest) => object | Promise<object>,
): Promise<SpeechPeer> {
  const requests: SpeechRequest[] = []
  const url = await serve(async (path, headers, body) => {
    const parts = readMultipart(body, boundaryOf(headers['content-type'] ?? ''))
    const file = parts.find(({ fileName }) => fileName !== null)!
    const texts = parts.filter(({ fileName }) => fileName === null)
    const asked: SpeechRequest = {
      path,
      authorization: headers['authorization'],
      sound: file.bytes,
      fileName: file.fileName!,
      fields: Object.fromEntries(texts.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('utf8')])),
    }
    requests.push(asked)
    return { type: 'application/json', body: JSON.stringify(await recognise(asked)) }
  })
  return { url, requests }
}

/** Serves files by their path; a text that begins with http is where that path redirects to. */
export function startMediaPeer(files: Readonly<Record<string, Uint8Array | string>>): Promise<string> {
  return serve((path) => {
    const file = files[path]
    if (file === undefined) return Promise.resolve({ status: 404, type: 'text/plain', body: '' })
    if (typeof file !== 'string') return Promise.resolve({ type: 'audio/wav', body: file })
    return Promise.resolve({ status: 302, type: 'text/plain', body: '', location: file })
  })
}

interface Served {
  readonly status?: number
  readonly type: string
  readonly location?: string
  readonly body: string | Uint8Array
}

type Headers = Readonly<Record<string, string | undefined>>

async function serve(answer: (path: string, headers: Headers, body: Buffer) => Promise<Served>): Promise<string> {
  const server = createServer((request, response) => {
    const reply = async () => {
      const asked = await buffer(request)
      const { status = 200, type, location, body } = await answer(request.url ?? '/', request.headers as Headers, asked)
      response.writeHead(status, { 'content-type': type, ...(location !== undefined && { location }) })
      response.end(body)
    }
    reply().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A WAV file of 16 kHz, mono: a tone where `isLoud` says so, silence elsewhere. */
export function toneWav(seconds: number, isLoud: (second: number) => boolean): Uint8Array {
  const rate = 16_000
  const samples = new Int16Array(seconds * rate)
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = isLoud(at / rate) ? Math.round(Math.sin(at / 5) * 9_000) : 0
  }
  return wavOf(new Uint8Array(samples.buffer), { sampleRate: rate, channels: 1 })
}
