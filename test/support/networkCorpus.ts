/** The network part of the hostile corpus beside the repository, where there is one: faults of a service, download addresses. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { corpusMaker, hasCorpus } from './hostileCorpus.ts'

export interface FaultCase {
  readonly id: string
  /** '*', 'search' or 'contract'. */
  readonly on: string
  readonly fault: {
    readonly kind?: string
    readonly status?: number
    readonly headers?: Readonly<Record<string, string | null>>
    readonly body?: unknown
  }
}

export interface NetworkCorpus {
  readonly faults: readonly FaultCase[]
  readonly downloadUrls: readonly { readonly u: unknown; readonly expect: 'fetch' | 'refuse' }[]
}

/** null where the corpus is absent. */
export function networkCorpus(): NetworkCorpus | null {
  if (!hasCorpus) return null
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-corpus-'))
  try {
    execFileSync(process.execPath, [corpusMaker, folder, '--only=json'], { stdio: 'ignore' })
    const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
    const { downloadUrls } = read('strings.json') as Pick<NetworkCorpus, 'downloadUrls'>
    return { faults: read('http.json') as readonly FaultCase[], downloadUrls }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
