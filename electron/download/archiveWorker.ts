/** Entry of the thread that opens what strangers packed. Does one task at a time and touches neither disk nor network. */
import { parentPort } from 'node:worker_threads'
import { toAppError } from '../../shared/errors.ts'
import type { ArchiveContent } from './archiveContent.ts'
import type { ArchiveAnswer, ArchiveFailure, ArchiveTask } from './archiveMessages.ts'
import { prepareSubtitle } from './prepareSubtitle.ts'
import { readArchive } from './readArchive.ts'

parentPort?.on('message', (task: ArchiveTask) => {
  void answer(task).then((reply) => parentPort?.postMessage(reply))
})

async function answer(task: ArchiveTask): Promise<ArchiveAnswer> {
  try {
    if (task.kind === 'prepare') return { kind: 'subtitle', subtitle: prepareSubtitle(task.bytes, task.hints) }
    return { kind: 'content', content: detached(await readArchive(task.bytes)) }
  } catch (thrown) {
    return { kind: 'failed', failure: failureOf(thrown) }
  }
}

/** Own copies: a view would be sent with all of the archive that it looks into. */
function detached(content: ArchiveContent): ArchiveContent {
  return { ...content, members: content.members.map(({ name, bytes }) => ({ name, bytes: new Uint8Array(bytes) })) }
}

function failureOf(thrown: unknown): ArchiveFailure {
  const { code, message } = toAppError(thrown)
  const detail = thrown instanceof Error && 'detail' in thrown ? String(thrown.detail) : null
  return { code, message, detail }
}
