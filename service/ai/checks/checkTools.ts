/** Looks for what engines on this machine need: commands, a package, the files of a model. Loads none of them. */
import { execFile } from 'node:child_process'
import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { withoutSecrets } from '../../../shared/text/withoutSecrets.ts'
import { listModes } from '../engines/apertium.ts'
import { findTransformers } from '../speech/whisper.ts'
import { absent, failing, ready, type EngineCheck } from './engineCheck.ts'

export async function checkApertium(command: string | null): Promise<EngineCheck> {
  if (command === null) return absent('apertium')
  const pairs = await listModes(command)
  return pairs.length === 0 ? failing('apertium', 'not_installed') : ready('apertium', pairs)
}

export async function checkWhisper(modelDir: string | undefined): Promise<EngineCheck> {
  if (modelDir === undefined) return absent('whisper')
  if (!(await holdsModel(modelDir))) return failing('whisper', 'no_model')
  return findTransformers() === null ? failing('whisper', 'not_installed') : ready('whisper')
}

async function holdsModel(folder: string): Promise<boolean> {
  try {
    await access(join(folder, 'config.json'))
    const files = await readdir(folder, { recursive: true })
    return files.some((name) => name.endsWith('.onnx'))
  } catch {
    return false
  }
}

const longestMs = 10_000

/** @param program A whole path, or a name that the system looks for. */
export async function checkFfmpeg(program: string): Promise<EngineCheck> {
  const runs = await new Promise<boolean>((resolve) => {
    execFile(program, ['-version'], { timeout: longestMs, env: withoutSecrets(process.env) }, (error) =>
      resolve(error === null),
    )
  })
  return runs ? ready('ffmpeg') : failing('ffmpeg', 'not_installed')
}
