/** The commands of uploads, handed to their session. Mapping only. */
import type { HandlersFor } from '../../../shared/contract/define.ts'
import type { uploadCommands } from '../../../shared/contract/upload.ts'
import type { UploadSession } from '../../views/upload/uploadSession.ts'
import { after } from './after.ts'

export interface UploadDomains {
  readonly upload: UploadSession
  /** The window's: what is asked ends with it. */
  readonly signal: AbortSignal
}

export function uploadHandlersOf({ upload, signal }: UploadDomains): HandlersFor<typeof uploadCommands> {
  return {
    'upload.state': async () => upload.state(),
    'upload.page': async (query) => upload.page(query),
    'upload.sources': (query) => upload.sources(query),
    'upload.addSource': async (source) => ({ added: await upload.addSource(source, signal) }),
    'upload.addDropped': async ({ dropId }) => ({ added: await upload.addDropped(dropId, signal) }),
    'upload.join': async ({ rowIds }) => ({ rowId: upload.join(rowIds) }),
    'upload.split': async ({ rowId }) => ({ added: await upload.split(rowId, signal) }),
    'upload.replaceFile': ({ rowId: id, index }) => after(() => upload.replaceFile({ id, index }, signal)),
    'upload.edit': ({ rowIds, change }) => after(() => upload.edit(rowIds, change)),
    'upload.check': ({ rowIds }) => after(() => upload.check(rowIds, signal)),
    'upload.titles': ({ text }) => upload.titles(text, signal),
    'upload.setTitle': ({ rowIds, titleId }) => after(() => upload.setTitle(rowIds, titleId)),
    'upload.preview': ({ rowId }) => upload.preview(rowId, signal),
    'upload.send': ({ rowIds }) => after(() => upload.send(rowIds)),
    'upload.sendAgain': ({ rowId }) => after(() => upload.sendAgain(rowId)),
    'upload.cancel': () => after(() => upload.cancel()),
    'upload.follow': () => after(() => upload.follow(signal)),
    'upload.remove': async ({ rowIds }) => ({ removed: upload.remove(rowIds) }),
  }
}
