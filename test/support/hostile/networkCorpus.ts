/** The network part of the hostile corpus, where there is one: faults of a service, download addresses. */
import { corpusJson } from './corpus.ts'

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

export interface DownloadAddress {
  readonly u: unknown
  readonly expect: 'fetch' | 'refuse'
}

/** null where the corpus is absent. */
export const faultCases = await corpusJson<readonly FaultCase[]>('http.json')

export interface ExternalAddress {
  readonly u: string
  readonly expect: 'open after a question' | 'refuse'
}

interface Strings {
  readonly downloadUrls: readonly DownloadAddress[]
  readonly externalUrls: readonly ExternalAddress[]
}

const strings = await corpusJson<Strings>('strings.json')

/** null where the corpus is absent. */
export const downloadAddresses = strings?.downloadUrls ?? null

/** null where the corpus is absent. */
export const externalAddresses = strings?.externalUrls ?? null
