/** Puts the client together: one address pair, one key, one way out. */
import { checkedAddress } from './addresses.ts'
import { createAccountApi, type AccountApi } from './accountApi.ts'
import { createAiApi, type AiApi } from './aiApi.ts'
import { createDownloadApi, type DownloadApi } from './downloadApi.ts'
import { createHttpExchange, type HttpExchange } from './httpExchange.ts'
import { createRequest, type RequestParts } from './request.ts'
import { createSearchApi, type SearchApi } from './searchApi.ts'

export interface ServiceClientParts extends Omit<RequestParts, 'baseUrl' | 'downloadUrl' | 'exchange'> {
  /** https, or http on this machine; otherwise `service.unsafeAddress` is thrown at once. */
  readonly baseUrl: string
  readonly downloadUrl: string
  readonly exchange?: HttpExchange
}

export interface ServiceClient extends SearchApi, DownloadApi, AccountApi, AiApi {
  /** Ends the connections that are kept open between calls. */
  close(): void
}

export function createServiceClient(parts: ServiceClientParts): ServiceClient {
  const exchange = parts.exchange ?? createHttpExchange()
  const baseUrl = checkedAddress(parts.baseUrl)
  const downloadUrl = checkedAddress(parts.downloadUrl)
  const apiKey = parts.apiKey?.trim() || null
  const request = createRequest({ ...parts, apiKey, baseUrl, downloadUrl, exchange })
  const api = { request, asker: () => ({ apiKey, nowMs: parts.now() }) }
  return {
    ...createSearchApi(api),
    ...createDownloadApi(api),
    ...createAccountApi(api),
    ...createAiApi(api),
    close() {
      exchange.close()
    },
  }
}
