/** The whole API on one page: each path, who may call it, and the function that answers. Mapping only. */
import type { CatalogueStore, LedgerStore, SearchStore, UploadStore } from '../store/store.ts'
import type { AiJobs } from '../ai/jobs/aiJobs.ts'
import type { CheckEngines } from '../ai/checks/checkEngines.ts'
import { errorsPath, plansPath, type OwnAddress } from '../http/ownAddress.ts'
import type { Access, HandlerFor, Route, Surface } from '../http/routing.ts'
import {
  link,
  operation as forOperators,
  uploadCompletion,
  uploadFile,
  uploadIdentifier,
  v1,
  v1Search,
  v2,
  v2Download,
  v2Search,
} from '../http/surfaces.ts'
import type { Networks } from '../network/networks.ts'
import type { Readiness } from '../operation/readiness.ts'
import { explainErrors, explainPlans } from './explanations.ts'
import { createArchiveLink, createFileLink } from './downloadLinks.ts'
import { createMetricsRoute, createReadyRoute, tellAlive, type MetricsPage } from './operation.ts'
import { createGetNId, createUploadSingleSubtitle, createUploadStatus, createUploadSubtitle } from './upload.ts'
import { createAccountV1 } from './v1/account.ts'
import { createSubtitleSearch } from './v1/subtitles.ts'
import { createJobDownload, createJobState, createTranslationStartV1 } from './v1/translation.ts'
import { createAutocomplete, createPaidTitleSearch } from './v1/titles.ts'
import { createAccountV2 } from './v2/account.ts'
import { createJobList, createJobOf, createTranscriptionStart, createTranslationStart } from './v2/ai.ts'
import { createDownloadV2 } from './v2/download.ts'
import { createEngineList } from './v2/engines.ts'
import { createFilenameQuery, createFilenameSearch } from './v2/filenames.ts'
import { createTitleSearchV2 } from './v2/titles.ts'
import type { Clock } from '../../node/clock.ts'

export interface RouteParts {
  readonly catalogue: CatalogueStore
  readonly search: SearchStore
  readonly ledger: LedgerStore
  readonly uploads: UploadStore
  readonly aiJobs: AiJobs
  /** Null where nobody may ask: there is no such path then. */
  readonly checkEngines: CheckEngines | null
  /** Unix milliseconds. */
  readonly clock: Pick<Clock, 'nowMs'>
  readonly own: OwnAddress
  /** Null where the app runs the service for itself: nobody watches it then. */
  readonly operation: OperationParts | null
}

export interface OperationParts {
  readonly readiness: () => Promise<Readiness>
  /** Null where nothing is counted. */
  readonly metrics: MetricsPage | null
  readonly metricsReaders: Networks
}

export function routesOf(parts: RouteParts): readonly Route[] {
  const { ledger, uploads, own, checkEngines, operation } = parts
  return [
    chargedGet('/api/v1/subtitles', v1Search, withKey(createSubtitleSearch(parts))),
    get('/api/v1/me', v1, withKey(createAccountV1(ledger))),
    chargedGet('/api/v1/auto', v1, withPaidKey(createAutocomplete(parts))),
    chargedGet('/api/v1/search', v1, withPaidKey(createPaidTitleSearch(parts))),
    download('/subtitle/{archive}', link, withKeyOrAddress(createArchiveLink(parts))),
    download('/subtitle/{nId}/{fileNId}', link, withKeyOrAddress(createFileLink(parts))),

    post('/api/v2/files/search', v2Search, withKey(createFilenameSearch(parts))),
    // Beside the document: what clients of v2 send where v1 has a GET.
    chargedGet('/api/v2/files/search', v2Search, withKey(createFilenameQuery(parts))),
    chargedGet('/api/v2/subtitles/search', v2Search, withKey(createSubtitleSearch(parts))),
    chargedGet('/api/v2/movies/search', v2Search, withKey(createTitleSearchV2(parts))),
    download('/api/v2/subtitles/{nId}/download', v2Download, withKey(createDownloadV2(parts))),
    get('/api/v2/me', v2, withKey(createAccountV2(ledger, own))),

    post('/api/v1/pro/translate/subtitles', v1, withKey(createTranslationStartV1(parts))),
    get('/api/v1/pro/translate/jobs/{requestId}', v1, withKey(createJobState(parts))),
    get('/api/v1/pro/translate/jobs/{requestId}/download', v1, withKey(createJobDownload(parts))),
    post('/api/v2/ai/translations', v2, withKey(createTranslationStart(parts))),
    get('/api/v2/ai/translations', v2, withKey(createJobList(parts))),
    get('/api/v2/ai/translations/{id}', v2, withKey(createJobOf(parts))),
    post('/api/v2/ai/transcriptions', v2, withKey(createTranscriptionStart(parts))),
    ...(checkEngines ? [get('/api/v2/ai/engines', v2, withKey(createEngineList(checkEngines)))] : []),

    chargedGet('/user/getNId', uploadIdentifier, withToken(createGetNId(uploads))),
    post('/user/uploadSingleSubtitle', uploadFile, withToken(createUploadSingleSubtitle(uploads))),
    post('/user/uploadSubtitle', uploadCompletion, withToken(createUploadSubtitle(uploads))),
    get('/user/uploads/{nId}', uploadFile, withToken(createUploadStatus(uploads))),

    get(errorsPath, link, open(explainErrors)),
    get(plansPath, link, open(explainPlans)),
    ...(operation ? operationRoutes(operation) : []),
  ]
}

function operationRoutes({ readiness, metrics, metricsReaders }: OperationParts): readonly Route[] {
  return [
    get('/healthz', forOperators, open(tellAlive)),
    get('/readyz', forOperators, open(createReadyRoute(readiness))),
    ...(metrics ? [get('/metrics', forOperators, open(createMetricsRoute(metrics, metricsReaders)))] : []),
  ]
}

const get = (path: string, surface: Surface, access: Access): Route => ({ method: 'GET', path, surface, ...access })
const chargedGet = (path: string, surface: Surface, access: Access): Route => ({
  ...get(path, surface, access),
  isCharged: true,
})
const download = (path: string, surface: Surface, access: Access): Route => ({
  ...chargedGet(path, surface, access),
  hasFreeHead: true,
})
const post = (path: string, surface: Surface, access: Access): Route => ({ method: 'POST', path, surface, ...access })

const open = (handle: HandlerFor<'open'>): Access => ({ access: 'open', handle })
const withKey = (handle: HandlerFor<'key'>): Access => ({ access: 'key', handle })
const withPaidKey = (handle: HandlerFor<'paidKey'>): Access => ({ access: 'paidKey', handle })
const withKeyOrAddress = (handle: HandlerFor<'keyOrAddress'>): Access => ({ access: 'keyOrAddress', handle })
const withToken = (handle: HandlerFor<'token'>): Access => ({ access: 'token', handle })
