/** The attacks on the web mode of the hostile corpus beside the repository, where there is one. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { corpusMaker, hasCorpus } from './hostileCorpus.ts'

/** In texts, PORT stands for the server's port and VALID for the proof of a good session, however a server takes it. */
export interface ServerAttack {
  readonly id: string
  readonly req: {
    readonly method?: string
    readonly path?: string
    readonly headers?: Readonly<Record<string, string | null>>
    readonly body?: string
    readonly json?: unknown
    readonly upgrade?: string
    readonly raw?: string
    readonly note?: string
    readonly valid?: boolean
    readonly frame?: number | string
    readonly count?: number
  }
  /** A status, or a sentence. */
  readonly expect: number | string
}

/** null where the corpus is absent. */
export function serverAttacks(): readonly ServerAttack[] | null {
  if (!hasCorpus) return null
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-corpus-'))
  try {
    execFileSync(process.execPath, [corpusMaker, folder, '--only=json'], { stdio: 'ignore' })
    return JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8')) as readonly ServerAttack[]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
