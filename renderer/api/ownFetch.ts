/** The browser's fetch as the web mode uses it: paths of the own origin, texts both ways. */

export interface OwnRequest {
  readonly method?: 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export type OwnFetch = (path: string, request: OwnRequest) => Promise<Response>
