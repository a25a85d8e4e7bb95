/**
 * Recognition by a Whisper model (ONNX) in a folder of the user's, run by the package @huggingface/transformers where that is
 * installed. Nothing is ever fetched: neither the package nor a model.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { englishNameOf, baseOf } from '../../../shared/language.ts'
import { ServiceError } from '../../http/serviceError.ts'
import type { Recogniser } from './recogniser.ts'
import { monoSamplesOf } from './wav.ts'

/** The part of the package that is used. */
export interface Transformers {
  readonly env: { allowRemoteModels: boolean; localModelPath: string }
  pipeline(task: string, model: string): Promise<Transcribe>
}

type Transcribe = (samples: Float32Array, options: object) => Promise<WhisperAnswer>

interface WhisperAnswer {
  readonly text: string
  readonly chunks?: readonly { readonly timestamp: readonly [number, number | null]; readonly text: string }[]
}

const sampleRate = 16_000
/** The model's window is 30 s; its own way of longer sound is poor for subtitles. */
const longestPieceMs = 28_000

export function createWhisper(modelDir: string, load: () => Promise<Transformers> = loadTransformers): Recogniser {
  let loaded: Promise<Transcribe> | null = null

  async function open(): Promise<Transcribe> {
    const transformers = await load()
    transformers.env.allowRemoteModels = false
    transformers.env.localModelPath = dirname(modelDir)
    try {
      return await transformers.pipeline('automatic-speech-recognition', basename(modelDir))
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message.slice(0, 200) : ''
      throw new ServiceError('engine_unavailable', `The Whisper model in ${modelDir} cannot be used: ${reason}`)
    }
  }

  return {
    longestPieceMs,
    readsAnyMedia: false,
    async recognise({ bytes, durationMs }, language, signal) {
      loaded ??= open()
      loaded.catch(() => (loaded = null))
      const transcribe = await loaded
      signal.throwIfAborted()
      const spoken = language === null ? {} : { language: englishNameOf(baseOf(language)).toLowerCase() }
      const answer = await transcribe(monoSamplesOf(bytes, sampleRate), { return_timestamps: true, ...spoken })
      const chunks = answer.chunks ?? [{ timestamp: [0, null] as const, text: answer.text }]
      const parts = chunks.map(({ timestamp: [start, end], text }) => {
        return { startMs: Math.round(start * 1000), endMs: end === null ? durationMs : Math.round(end * 1000), text }
      })
      return { language, parts }
    },
  }
}

const packageName = '@huggingface/transformers'

/**
 * From beside the program, or from the folder that it stands in; null where neither has it. Of that folder itself only, never
 * of those it lies in: somebody else may be able to write there. The desktop app stands in its home.
 */
export function findTransformers(folder = process.cwd()): URL | null {
  const standing = join(folder, 'node_modules', packageName, 'package.json')
  for (const from of [import.meta.url, ...(existsSync(standing) ? [pathToFileURL(standing).href] : [])]) {
    try {
      return pathToFileURL(createRequire(from).resolve(packageName))
    } catch {
      // Not there; the next place may have it.
    }
  }
  return null
}

async function loadTransformers(): Promise<Transformers> {
  const found = findTransformers()
  if (found) return (await import(found.href)) as Transformers
  const message = `A Whisper model needs the package ${packageName}. Install it with: npm install ${packageName}`
  throw new ServiceError('engine_unavailable', message)
}
