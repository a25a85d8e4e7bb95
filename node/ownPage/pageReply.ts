/** What is answered to a request of the own page, before it is written. */
import type { Readable } from 'node:stream'
import type { Refusal } from './refusal.ts'

export type PageReply =
  | { readonly kind: 'file'; readonly type: string; readonly bytes: Uint8Array }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'empty' }
  | { readonly kind: 'media'; readonly answer: StreamedAnswer }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

export interface StreamedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** null: nothing of it was asked for. */
  readonly body: Readable | null
}

export function refuse(reason: Refusal): PageReply {
  return { kind: 'refused', refusal: reason }
}
