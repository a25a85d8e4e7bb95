/** The attacks on the web mode of the hostile corpus, where there is one. */
import { corpusJson } from './corpus.ts'

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
export const serverAttacks = await corpusJson<readonly ServerAttack[]>('server.json')
