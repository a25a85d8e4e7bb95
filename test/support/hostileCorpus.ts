/** The hostile corpus of the shared folder beside the repository, where there is one; made anew into a temp folder. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const corpusMaker = fileURLToPath(new URL('../../../shared/tools/make-corpus.mjs', import.meta.url))
export const hasCorpus = existsSync(corpusMaker)

export interface CorpusCase {
  readonly id: string
  readonly file: string
  readonly expect: {
    readonly verdict: 'accept' | 'reject'
    readonly code?: string
    readonly alsoOk?: readonly (string | number)[]
    readonly subtitles?: number
    readonly skipped?: number
  }
}

export interface Corpus {
  readonly cases: readonly CorpusCase[]
  bytesOf(one: CorpusCase): Uint8Array
  remove(): void
}

export function makeArchiveCorpus(): Corpus {
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-corpus-'))
  execFileSync(process.execPath, [corpusMaker, folder, '--only=zip'], { stdio: 'ignore' })
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Pick<Corpus, 'cases'>
  return {
    cases: manifest.cases,
    bytesOf: ({ file }) => readFileSync(join(folder, file)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
