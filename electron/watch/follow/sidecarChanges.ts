/** What lies beside a video after one subtitle there was written, taken away or renamed. Pure. */
import type { LanguageTag } from '../../../shared/language.ts'
import type { Sidecar } from '../../library/mediaFile.ts'
import { writtenSidecar } from '../../sidecar/publish/writtenName.ts'

/** One of ours was written, in the place of what had its name. */
export function withWritten(sidecars: readonly Sidecar[], path: string, language: LanguageTag): readonly Sidecar[] {
  return [...without(sidecars, path), writtenSidecar(path, language)]
}

export function without(sidecars: readonly Sidecar[], path: string): readonly Sidecar[] {
  return sidecars.filter((each) => each.path !== path)
}

export function withRenamed(sidecars: readonly Sidecar[], fromPath: string, renamed: Sidecar): readonly Sidecar[] {
  return sidecars.map((each) => (each.path === fromPath ? renamed : each))
}
