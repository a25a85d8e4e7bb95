/** Why the web mode does not answer a request: the status, and one sentence for whoever sees it. Names no version and no path. */

export type RefusalStatus = keyof typeof sentences | 401

export interface Refusal {
  readonly status: RefusalStatus
  readonly sentence: string
  /** Only with 429: how long to stay away. */
  readonly retryAfterSeconds?: number
}

const sentences = {
  400: 'This request cannot be read.',
  403: 'This request does not come from Undertitle’s own page. Open the link in the address bar of the browser.',
  404: 'There is no such page.',
  405: 'This method is not served.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  421: 'Undertitle does not answer under this name. Open the link that it shows.',
  429: 'Too many requests. Wait a little and try again.',
  431: 'The headers are too large.',
  500: 'Something went wrong inside the app.',
  503: 'Too many windows are open. Close one and try again.',
} as const

/** That a session is over is said in the words of whose page it is (sessions.ts). */
export function refusal(status: keyof typeof sentences, retryAfterSeconds?: number): Refusal {
  const sentence = sentences[status]
  return retryAfterSeconds === undefined ? { status, sentence } : { status, sentence, retryAfterSeconds }
}
