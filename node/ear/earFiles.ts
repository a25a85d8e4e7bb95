/**
 * The files of the close ear: the runtime that runs networks, and the network that tells voices. They are large, so they lie
 * beside the program and not in it; without them the app only listens as it always did.
 */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '../../shared/errors.ts'

/** What a close listener is made from. */
export interface EarFiles {
  /** `earWorker.ts`, or what the build made of it. */
  readonly worker: URL
  /** In which the files below lie. */
  readonly folder: string
}

interface EarFile {
  readonly name: string
  readonly bytes: number
  readonly sha256: string
}

/** ONNX Runtime 1.30.0 for WebAssembly (MIT). */
export const runtimeFile: EarFile = {
  name: 'ort-wasm-simd-threaded.wasm',
  bytes: 14_239_897,
  sha256: '3398c10d07d229bd91b364548e130e0e51a8e5704b88c7c083ebbeb78842dee2',
}

/** Silero VAD, version 5 (MIT), as @ricky0123/vad-web 0.0.31 brings it. */
export const networkFile: EarFile = {
  name: 'silero_vad_v5.onnx',
  bytes: 2_327_524,
  sha256: '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
}

/** Looks at their sizes alone: reading all of them takes as long as a second of listening. */
export function hasEar({ folder }: Pick<EarFiles, 'folder'>): boolean {
  return [runtimeFile, networkFile].every(
    ({ name, bytes }) => statSync(join(folder, name), { throwIfNoEntry: false })?.size === bytes,
  )
}

/** @throws AppError 'internal' where it is not what the program was built with: it would be run */
export function readEarFile(folder: string, { name, sha256 }: EarFile): Uint8Array {
  const bytes = readFileSync(join(folder, name))
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
  throw new AppError('internal', `${name} is damaged, so it is not used. Install Undertitle again.`)
}
