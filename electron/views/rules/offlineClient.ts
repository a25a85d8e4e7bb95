/** For matching by what was answered before: nobody is asked, and nothing is spent. */
import { AppError } from '../../../shared/errors.ts'
import type { SearchClient } from '../../matching/matchedVideo.ts'

async function refuse(): Promise<never> {
  throw new AppError('service.unreachable', 'What was answered before is looked up without asking the service.')
}

export const offlineClient: SearchClient = { searchFiles: refuse, searchSubtitles: refuse }
