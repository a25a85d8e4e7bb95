/** The whole API on one page: each path, who may call it, and the function that answers. Mapping only. */
import type { Catalogue, TitleSearch } from '../catalogue/records.ts'
import type { ServiceReply } from '../exchange.ts'
import type { Route, Surface } from '../routing.ts'
import { ServiceError } from '../serviceError.ts'
import type { UsageLedger } from '../usage/usageLedger.ts'
import { errorsPath, explainErrors, explainPlans, plansPath } from './explanations.ts'
import { createArchiveLink, createFileLink } from './downloadLinks.ts'
import { createAccountV1 } from './v1/account.ts'
import { createSubtitleSearch } from './v1/subtitles.ts'
import { createAutocomplete, createPaidTitleSearch } from './v1/titles.ts'
import { createAccountV2 } from './v2/account.ts'
import { createDownloadV2 } from './v2/download.ts'
import { createFilenameSearch } from './v2/filenames.ts'
import { createTitleSearchV2 } from './v2/titles.ts'

export interface RouteParts {
  readonly catalogue: Catalogue
  readonly search: TitleSearch
  readonly ledger: UsageLedger
  readonly upgradeUrl: () => string
}

/** API §5. v1 takes its key from the query only, v2 from headers only, so that a client that mixes them is noticed. */
const v1: Surface = { errors: 'v1', credentials: ['api_key parameter'] }
const v1Search: Surface = { ...v1, errors: 'v1Search' }
const v2: Surface = { errors: 'v2', credentials: ['bearer', 'x-api-key header'], rateCounter: 'search' }
const v2Download: Surface = {
  errors: 'v2',
  credentials: ['bearer', 'x-api-key header', 'api_key parameter'],
  rateCounter: 'downloads',
}
const link: Surface = { errors: 'link', credentials: ['api_key parameter', 'x-api-key header', 'bearer'] }
/** All three steps take the token in either header, bare or as Bearer. */
const uploadIdentifier: Surface = { errors: 'uploadIdentifier', credentials: ['token header', 'bearer'] }
const uploadFile: Surface = { ...uploadIdentifier, errors: 'uploadFile' }
const uploadCompletion: Surface = { ...uploadIdentifier, errors: 'uploadCompletion' }

export function routesOf(parts: RouteParts): readonly Route[] {
  const { ledger, upgradeUrl } = parts
  return [
    { method: 'GET', path: '/api/v1/subtitles', surface: v1Search, access: 'key', handle: createSubtitleSearch(parts) },
    { method: 'GET', path: '/api/v1/me', surface: v1, access: 'key', handle: createAccountV1(ledger) },
    { method: 'GET', path: '/api/v1/auto', surface: v1, access: 'paidKey', handle: createAutocomplete(parts) },
    { method: 'GET', path: '/api/v1/search', surface: v1, access: 'paidKey', handle: createPaidTitleSearch(parts) },
    {
      method: 'GET',
      path: '/subtitle/{archive}',
      surface: link,
      access: 'keyOrAddress',
      handle: createArchiveLink(parts),
    },
    {
      method: 'GET',
      path: '/subtitle/{nId}/{fileNId}',
      surface: link,
      access: 'keyOrAddress',
      handle: createFileLink(parts),
    },

    { method: 'POST', path: '/api/v2/files/search', surface: v2, access: 'key', handle: createFilenameSearch(parts) },
    { method: 'GET', path: '/api/v2/movies/search', surface: v2, access: 'key', handle: createTitleSearchV2(parts) },
    {
      method: 'GET',
      path: '/api/v2/subtitles/{nId}/download',
      surface: v2Download,
      access: 'key',
      handle: createDownloadV2(parts),
    },
    { method: 'GET', path: '/api/v2/me', surface: v2, access: 'key', handle: createAccountV2(ledger, upgradeUrl) },

    { method: 'POST', path: '/api/v1/pro/translate/subtitles', surface: v1, access: 'key', handle: notYet },
    { method: 'GET', path: '/api/v1/pro/translate/jobs/{requestId}', surface: v1, access: 'key', handle: notYet },
    {
      method: 'GET',
      path: '/api/v1/pro/translate/jobs/{requestId}/download',
      surface: v1,
      access: 'key',
      handle: notYet,
    },
    { method: 'POST', path: '/api/v2/ai/translations', surface: v2, access: 'key', handle: notYet },
    { method: 'GET', path: '/api/v2/ai/translations', surface: v2, access: 'key', handle: notYet },
    { method: 'GET', path: '/api/v2/ai/translations/{id}', surface: v2, access: 'key', handle: notYet },
    { method: 'POST', path: '/api/v2/ai/transcriptions', surface: v2, access: 'key', handle: notYet },

    { method: 'GET', path: '/user/getNId', surface: uploadIdentifier, access: 'token', handle: notYet },
    { method: 'POST', path: '/user/uploadSingleSubtitle', surface: uploadFile, access: 'token', handle: notYet },
    { method: 'POST', path: '/user/uploadSubtitle', surface: uploadCompletion, access: 'token', handle: notYet },

    { method: 'GET', path: errorsPath, surface: link, access: 'open', handle: explainErrors },
    { method: 'GET', path: plansPath, surface: link, access: 'open', handle: explainPlans },
  ]
}

/** The shape in which a path without a route says so. */
export function surfaceOfPath(path: string): Surface {
  if (path.startsWith('/api/v2/')) return v2
  if (path.startsWith('/api/v1/')) return v1
  return path.startsWith('/user/') ? uploadFile : link
}

function notYet(): ServiceReply {
  throw new ServiceError('not_available_yet', 'This version of the service cannot do this yet. Update it later.')
}
