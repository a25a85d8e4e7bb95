/** Puts the client together: the addresses, a key, a token, one way out. */
import { checkedAddress } from './addresses.ts'
import { createAccountApi, type AccountApi } from './calls/accountApi.ts'
import { createAiApi, type AiApi } from './calls/aiApi.ts'
import { createDownloadApi, type DownloadApi } from './calls/downloadApi.ts'
import { createEngineApi, type EngineApi } from './calls/engineApi.ts'
import { createHttpExchange, type HttpExchange } from './httpExchange.ts'
import { createRequest, type RequestParts } from './request.ts'
import { createUploadApi, type UploadApi } from './calls/uploadApi.ts'
import { createSearchApi, type SearchApi } from './calls/searchApi.ts'

export interface ServiceClientParts extends Omit<
  RequestParts,
  'baseUrl' | 'downloadUrl' | 'uploadUrl' | 'uploadToken' | 'exchange'
> {
  /** https, or http on this machine; otherwise `service.unsafeAddress` is thrown at once. */
  readonly baseUrl: string
  readonly downloadUrl: string
  /** The base address unless told. */
  readonly uploadUrl?: string
  readonly uploadToken?: string | null
  readonly exchange?: HttpExchange
}

export interface ServiceClient extends SearchApi, DownloadApi, AccountApi, AiApi, EngineApi, UploadApi {
  /** Ends the connections that are kept open between calls. */
  close(): void
}

export function createServiceClient(parts: ServiceClientParts): ServiceClient {
  const { clock, chance } = parts
  const exchange = parts.exchange ?? createHttpExchange()
  const baseUrl = checkedAddress(parts.baseUrl)
  const downloadUrl = checkedAddress(parts.downloadUrl)
  const uploadUrl = checkedAddress(parts.uploadUrl ?? parts.baseUrl)
  const apiKey = parts.apiKey?.trim() || null
  const uploadToken = parts.uploadToken?.trim() || null
  const request = createRequest({ ...parts, apiKey, uploadToken, baseUrl, downloadUrl, uploadUrl, exchange })
  const api = { request, asker: () => ({ apiKey, nowMs: clock.nowMs() }) }
  return {
    ...createSearchApi(api),
    ...createDownloadApi(api),
    ...createAccountApi(api),
    ...createAiApi(api),
    ...createEngineApi(api),
    ...createUploadApi({ request, chance, asker: () => ({ apiKey: uploadToken, nowMs: clock.nowMs() }) }),
    close() {
      exchange.close()
    },
  }
}
